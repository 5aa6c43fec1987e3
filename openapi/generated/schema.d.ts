// Generated from openapi/admin.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description Returns the token that every other call carries.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Headline figures */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every job */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/transaction/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every transaction */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/all/artisan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every artisan */
        get: operations["listArtisans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/all/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every client */
        get: operations["listClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/artisan/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One artisan with figures, profile and portfolio */
        get: operations["getArtisan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/artisan/{id}/transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The transactions of one artisan */
        get: operations["listArtisanTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/artisan/{id}/job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jobs of one artisan */
        get: operations["listArtisanJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/client/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One client with figures and profile */
        get: operations["getClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/client/{id}/transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The transactions of one client */
        get: operations["listClientTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/client/{id}/job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jobs of one client */
        get: operations["listClientJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/withdrawal/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Withdrawals that wait for a decision
         * @description Oldest first. `available_amount` is the artisan's balance at the moment of the answer.
         */
        get: operations["listWithdrawalRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/withdrawal/request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a withdrawal
         * @description Takes no body. 200 means approved, and is also the answer for a request that was approved
         *     before: it changes nothing then, and the message says so.
         */
        post: operations["approveWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/all/level/1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Artisans at level 1 */
        get: operations["listVerificationArtisans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/all/approved/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Withdrawals that were approved */
        get: operations["listApprovedWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The text of the About page */
        get: operations["getAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The items of the Privacy page */
        get: operations["listPrivacyItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/terms/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The items of the Terms page */
        get: operations["listTermsItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/all/contact/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages from the contact form */
        get: operations["listContactMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/means_of_identification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Identity services and whether they are connected */
        get: operations["listIdentificationMeans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/update/identification-means/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Connect an identity service
         * @description Takes no body. 200 means connected.
         */
        put: operations["updateIdentificationMeans"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/all/pending/part-payment/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Part-payments that wait for a decision */
        get: operations["listPendingPartPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/approve/pending/part-payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a part-payment
         * @description Takes no body. 200 means approved, and is also the answer for a part-payment that was
         *     approved before: it changes nothing then, and the message says so.
         */
        post: operations["approvePartPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/all/paid/part-partment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Part-payments that were paid
         * @description The path is spelled this way on every host.
         */
        get: operations["listPaidPartPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An id in the path. Opaque to the caller. */
        PathId: string;
        /** @description A number or a string, depending on the host. Compared as a string. */
        Id: number | string;
        /** @description An id, or null where there is none. */
        OptionalId: number | string | null;
        /** @description Naira, as a number or a numeric string such as "25000.00" or "1,250". */
        Amount: number | string | null;
        /** @description A whole number, or a numeric string. */
        Count: number | string | null;
        /** @description ISO 8601, a date or a date with time. */
        Moment: string | null;
        Text: string | null;
        /** @description The host's own word. Clients must accept unknown words. */
        Status: string | null;
        /** @description A word, or an object with a name (wards may call it ward), or nothing. */
        Place: string | {
            name?: components["schemas"]["Text"];
            ward?: components["schemas"]["Text"];
        } | null;
        Error: {
            /** @description A sentence an administrator understands. */
            message: string;
            /**
             * @description The outcome of a failed write: nothing was written, or it is unknown whether the
             *     write was carried out. Hosts may leave it out.
             * @enum {string}
             */
            outcome?: "nothing-written" | "unknown";
        };
        LoginRequest: {
            email: string;
            password: string;
            /** @description A constant placeholder. Hosts expect the field and do not use it. */
            device_token?: string;
        };
        LoginResult: {
            access_token: string;
            user: components["schemas"]["LoginUser"];
        };
        LoginUser: {
            role?: components["schemas"]["Text"];
        };
        Dashboard: {
            total_revenue?: components["schemas"]["Amount"];
            total_withdrawal?: components["schemas"]["Amount"];
            total_jobs?: components["schemas"]["Count"];
            total_customer?: components["schemas"]["Count"];
            ongoing_jobs?: components["schemas"]["Count"];
            artisan?: components["schemas"]["Count"];
            rejected_jobs?: components["schemas"]["Count"];
            completed_jobs?: components["schemas"]["Count"];
            clients?: components["schemas"]["Count"];
        };
        Job: {
            job_id: components["schemas"]["Id"];
            /** @description The id of the client in client_name. Hosts may leave it out; the name is then plain text. */
            client_id?: components["schemas"]["OptionalId"];
            client_name?: components["schemas"]["Text"];
            /** @description The id of the artisan in artisan_name. Hosts may leave it out; the name is then plain text. */
            artisan_id?: components["schemas"]["OptionalId"];
            artisan_name?: components["schemas"]["Text"];
            service_type?: components["schemas"]["Text"];
            job_description?: components["schemas"]["Text"];
            start_date?: components["schemas"]["Moment"];
            due_date?: components["schemas"]["Moment"];
            amount?: components["schemas"]["Amount"];
            job_status?: components["schemas"]["Status"];
            date_created?: components["schemas"]["Moment"];
            /** @description The sum paid for the job so far. */
            payment?: components["schemas"]["Amount"];
            /** @description The share agreed to be paid before the job is finished. */
            part_payment?: components["schemas"]["Amount"];
        };
        JobList: {
            data: components["schemas"]["Job"][];
        };
        Transaction: {
            id: components["schemas"]["Id"];
            /** @description The id of the artisan in artisan_name. Hosts may leave it out; the name is then plain text. */
            artisan_id?: components["schemas"]["OptionalId"];
            artisan_name?: components["schemas"]["Text"];
            /** @description The id of the client in client_name. Hosts may leave it out; the name is then plain text. */
            client_id?: components["schemas"]["OptionalId"];
            client_name?: components["schemas"]["Text"];
            /** @description The id of the job that the money is for. Hosts may leave it out; the description is then plain text. */
            job_id?: components["schemas"]["OptionalId"];
            service_type?: components["schemas"]["Text"];
            date?: components["schemas"]["Moment"];
            start_date?: components["schemas"]["Moment"];
            type?: components["schemas"]["Text"];
            description?: components["schemas"]["Text"];
            amount?: components["schemas"]["Amount"];
            payment_status?: components["schemas"]["Status"];
        };
        TransactionList: {
            data: components["schemas"]["Transaction"][];
        };
        /** @description The transaction, or only its amount or its date, depending on the host. */
        LatestTransaction: components["schemas"]["Transaction"] | (number | string | null);
        ArtisanListItem: {
            id: components["schemas"]["Id"];
            first_name?: components["schemas"]["Text"];
            last_name?: components["schemas"]["Text"];
            email?: components["schemas"]["Text"];
            /** @description For finding people by it; the list does not show it. Hosts may leave it out. */
            phone_number?: components["schemas"]["Text"];
            ward?: components["schemas"]["Place"];
            lga?: components["schemas"]["Place"];
            state?: components["schemas"]["Place"];
            status?: components["schemas"]["Status"];
        };
        ClientListItem: {
            id: components["schemas"]["Id"];
            first_name?: components["schemas"]["Text"];
            last_name?: components["schemas"]["Text"];
            email?: components["schemas"]["Text"];
            /** @description For finding people by it; the list does not show it. Hosts may leave it out. */
            phone_number?: components["schemas"]["Text"];
            ward?: components["schemas"]["Place"];
            lga?: components["schemas"]["Place"];
            state?: components["schemas"]["Place"];
            status?: components["schemas"]["Status"];
        };
        ArtisanDetail: {
            total_revenue?: components["schemas"]["Amount"];
            total_withdrawal?: components["schemas"]["Amount"];
            total_clients?: components["schemas"]["Count"];
            total_jobs?: components["schemas"]["Count"];
            latest_transaction?: components["schemas"]["LatestTransaction"];
            completed_jobs?: components["schemas"]["Count"];
            tradesman_data?: components["schemas"]["TradesmanData"];
        };
        TradesmanData: {
            tradesman?: components["schemas"]["Tradesman"];
        } | null;
        Tradesman: {
            id?: components["schemas"]["Id"];
            status?: components["schemas"]["Status"];
            profile_picture?: components["schemas"]["Text"];
            user?: components["schemas"]["TradesmanUser"];
            trade?: components["schemas"]["Trade"];
            ward?: components["schemas"]["Place"];
            state?: components["schemas"]["Place"];
            lga?: components["schemas"]["Place"];
            level?: components["schemas"]["Count"];
            hourly_rate?: components["schemas"]["Amount"];
            about?: components["schemas"]["Text"];
            visibility?: components["schemas"]["Text"];
            experience_level?: components["schemas"]["Text"];
            portfolio?: components["schemas"]["PortfolioItem"][] | null;
            work_experiences?: components["schemas"]["WorkExperience"][] | null;
            certifications?: components["schemas"]["Certification"][] | null;
        } | null;
        Trade: {
            trade_name?: components["schemas"]["Text"];
            category?: components["schemas"]["TradeCategory"];
        } | null;
        TradeCategory: {
            category_name?: components["schemas"]["Text"];
        } | null;
        TradesmanUser: {
            first_name?: components["schemas"]["Text"];
            last_name?: components["schemas"]["Text"];
            email?: components["schemas"]["Text"];
            phone_number?: components["schemas"]["Text"];
        } | null;
        PortfolioItem: {
            image?: components["schemas"]["Text"];
            project_title?: components["schemas"]["Text"];
            completion_date?: components["schemas"]["Moment"];
            lga?: components["schemas"]["Place"];
            state?: components["schemas"]["Place"];
            role?: components["schemas"]["Text"];
            description?: components["schemas"]["Text"];
        };
        WorkExperience: {
            title?: components["schemas"]["Text"];
            company?: components["schemas"]["Text"];
            lga?: components["schemas"]["Place"];
            state?: components["schemas"]["Place"];
            start_date?: components["schemas"]["Moment"];
            end_date?: components["schemas"]["Moment"];
            job_description?: components["schemas"]["Text"];
        };
        Certification: {
            image?: components["schemas"]["Text"];
            name?: components["schemas"]["Text"];
            issue_organisation?: components["schemas"]["Text"];
            issue_date?: components["schemas"]["Moment"];
        };
        ClientDetail: {
            total_payment?: components["schemas"]["Amount"];
            total_artisan?: components["schemas"]["Count"];
            total_jobs?: components["schemas"]["Count"];
            latest_transaction?: components["schemas"]["LatestTransaction"];
            client_data?: components["schemas"]["ClientData"];
        };
        ClientData: {
            client?: components["schemas"]["Client"];
        } | null;
        Client: {
            id?: components["schemas"]["Id"];
            profile_picture?: components["schemas"]["Text"];
            home_address?: components["schemas"]["Text"];
            ward?: components["schemas"]["Place"];
            lga?: components["schemas"]["Place"];
            state?: components["schemas"]["Place"];
            user?: components["schemas"]["ClientUser"];
            findartisans?: components["schemas"]["FindArtisan"][] | null;
        } | null;
        ClientUser: {
            first_name?: components["schemas"]["Text"];
            last_name?: components["schemas"]["Text"];
            username?: components["schemas"]["Text"];
            email?: components["schemas"]["Text"];
            phone_number?: components["schemas"]["Text"];
        } | null;
        /** @description A kind of artisan the client looks for, with an hourly budget. */
        FindArtisan: {
            trade?: components["schemas"]["Trade"];
            scope_2?: components["schemas"]["Text"];
            budget_min?: components["schemas"]["Amount"];
            budget_max?: components["schemas"]["Amount"];
        };
        WithdrawalRequest: {
            id: components["schemas"]["Id"];
            /** @description The artisan who made the request, where the host sends it. */
            artisan_id?: components["schemas"]["Id"];
            artisan_name?: components["schemas"]["Text"];
            available_amount?: components["schemas"]["Amount"];
            withdrawal_amount?: components["schemas"]["Amount"];
            start_date?: components["schemas"]["Moment"];
            /** @description Where a host sends none, the request is pending. */
            status?: components["schemas"]["Status"];
        };
        ApprovedWithdrawal: {
            id: components["schemas"]["Id"];
            /** @description The id of the artisan in tradesman. Hosts may leave it out; the name is then plain text. */
            artisan_id?: components["schemas"]["OptionalId"];
            amount?: components["schemas"]["Amount"];
            /** @description The balance before the withdrawal, where a host sends it. */
            available_amount?: components["schemas"]["Amount"];
            created_at?: components["schemas"]["Moment"];
            payment_status?: components["schemas"]["Status"];
            tradesman?: components["schemas"]["Payee"];
        };
        /** @description The artisan who made the withdrawal. */
        Payee: {
            user?: components["schemas"]["PayeeUser"];
        } | null;
        PayeeUser: {
            first_name?: components["schemas"]["Text"];
            last_name?: components["schemas"]["Text"];
        } | null;
        LevelOneArtisan: {
            id: components["schemas"]["Id"];
            first_name?: components["schemas"]["Text"];
            last_name?: components["schemas"]["Text"];
            ward?: components["schemas"]["Place"];
            lga?: components["schemas"]["Place"];
            state?: components["schemas"]["Place"];
            email?: components["schemas"]["Text"];
            status?: components["schemas"]["Status"];
            level?: components["schemas"]["Count"];
        };
        About: {
            about?: components["schemas"]["Text"];
        };
        ContentItem: {
            id: components["schemas"]["Id"];
            name?: components["schemas"]["Text"];
            description?: components["schemas"]["Text"];
        };
        ContentItemList: {
            data: {
                data: components["schemas"]["ContentItem"][];
            };
        };
        ContactMessage: {
            id: components["schemas"]["Id"];
            first_name?: components["schemas"]["Text"];
            last_name?: components["schemas"]["Text"];
            phone_number?: components["schemas"]["Text"];
            email?: components["schemas"]["Text"];
            read_status?: components["schemas"]["Status"];
            category?: components["schemas"]["Text"];
            message?: components["schemas"]["Text"];
            created_at?: components["schemas"]["Moment"];
            start_date?: components["schemas"]["Moment"];
        };
        IdentificationMeans: {
            id: components["schemas"]["Id"];
            name?: components["schemas"]["Text"];
            status?: components["schemas"]["Status"];
        };
        PartPayment: {
            /** @description Where a host sends one, it is the id of the approval. */
            id?: components["schemas"]["Id"];
            job_id?: components["schemas"]["Id"];
            /** @description The id of the artisan in artisan_name. Hosts may leave it out; the name is then plain text. */
            artisan_id?: components["schemas"]["OptionalId"];
            artisan_name?: components["schemas"]["Text"];
            /** @description The id of the client who pays. Hosts may leave it out; the row has no name of the client. */
            client_id?: components["schemas"]["OptionalId"];
            job_amount?: components["schemas"]["Amount"];
            part_payment_amount?: components["schemas"]["Amount"];
            job_deadline?: components["schemas"]["Moment"];
            part_payment_status?: components["schemas"]["Status"];
        };
        PartPaymentList: {
            data: {
                data: components["schemas"]["PartPayment"][];
            };
        };
    };
    responses: {
        /** @description Carried out, now or before. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "message": "Approved. ₦150,000.00 goes to Chukwuemeka Okafor."
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        message: string;
                    };
                };
            };
        };
        /** @description The request could not be read, for instance a malformed id. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The id must be a positive whole number."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not signed in, or the session ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Unathorized access"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Signed in, but not allowed to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This account may not use the back office."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is nothing with this id. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "There is no withdrawal request 9999."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another decision was made before. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Withdrawal request 1041 was rejected before, so it cannot be approved."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The amounts do not allow it. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is for ₦80,000.00, but only ₦64,000.00 is available."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many calls in a short time. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many requests. Try again in a minute."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Something went wrong on the server."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The host cannot answer now: its database is away, full, or has no connection free, or others
         *     hold what the call needs. `outcome` says what is known of a write.
         */
        Unavailable: {
            headers: {
                /** @description Seconds to wait before a retry. Absent when the outcome is unknown. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The database does not answer."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The id of the artisan.
         * @example 1284
         */
        ArtisanId: components["schemas"]["PathId"];
        /**
         * @description The id of the client.
         * @example 3917
         */
        ClientId: components["schemas"]["PathId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "admin@artisan.example",
                 *       "password": "artisan-admin",
                 *       "device_token": "admin-web"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "access_token": "3q2-7wR0yJ1m5o8kZ4vXb9tCcN6uEhGs",
                     *         "user": {
                     *           "role": "admin"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["LoginResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total_revenue": 48612350,
                     *         "total_withdrawal": 31208900.5,
                     *         "total_jobs": 2846,
                     *         "total_customer": 5201,
                     *         "ongoing_jobs": 318,
                     *         "artisan": 1284,
                     *         "rejected_jobs": 157,
                     *         "completed_jobs": 2371,
                     *         "clients": 3917
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Dashboard"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All jobs, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "job_id": 2846,
                     *           "client_id": 3917,
                     *           "client_name": "Adaeze Umeh",
                     *           "artisan_id": 1284,
                     *           "artisan_name": "Chukwuemeka Okafor",
                     *           "service_type": "Carpentry",
                     *           "job_description": "Two fitted wardrobes",
                     *           "start_date": "2026-11-16T08:00:00.000Z",
                     *           "due_date": "2026-11-28T17:00:00.000Z",
                     *           "amount": 385000,
                     *           "job_status": "ongoing",
                     *           "date_created": "2026-11-14T10:12:41.000Z",
                     *           "payment": 192500,
                     *           "part_payment": 192500
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["JobList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All transactions, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 9312,
                     *           "artisan_id": 1107,
                     *           "artisan_name": "Segun Ogunleye",
                     *           "client_id": 3652,
                     *           "client_name": "Funmilayo Ajayi",
                     *           "job_id": 2817,
                     *           "service_type": "Plumbing",
                     *           "date": "2026-11-18T13:05:22.000Z",
                     *           "start_date": "2026-11-17T08:00:00.000Z",
                     *           "type": "Job payment",
                     *           "description": "Borehole pump change",
                     *           "amount": 178000,
                     *           "payment_status": "paid"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listArtisans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All registered artisans, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 1284,
                     *           "first_name": "Chukwuemeka",
                     *           "last_name": "Okafor",
                     *           "email": "emeka.okafor@example.ng",
                     *           "phone_number": "0803 555 0148",
                     *           "ward": "Alausa",
                     *           "lga": "Ikeja",
                     *           "state": "Lagos",
                     *           "status": "active"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ArtisanListItem"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All registered clients, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 3917,
                     *           "first_name": "Adaeze",
                     *           "last_name": "Umeh",
                     *           "email": "adaeze.umeh@example.ng",
                     *           "phone_number": "0806 555 0121",
                     *           "ward": "Independence Layout",
                     *           "lga": "Enugu North",
                     *           "state": "Enugu",
                     *           "status": "active"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ClientListItem"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArtisan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the artisan.
                 * @example 1284
                 */
                id: components["parameters"]["ArtisanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The artisan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total_revenue": 6284500,
                     *         "total_withdrawal": 4750000,
                     *         "total_clients": 38,
                     *         "total_jobs": 52,
                     *         "completed_jobs": 47,
                     *         "latest_transaction": {
                     *           "id": 9311,
                     *           "artisan_id": 1284,
                     *           "artisan_name": "Chukwuemeka Okafor",
                     *           "client_id": 3917,
                     *           "client_name": "Adaeze Umeh",
                     *           "job_id": 2846,
                     *           "service_type": "Carpentry",
                     *           "date": "2026-11-18T09:41:07.000Z",
                     *           "start_date": "2026-11-16T08:00:00.000Z",
                     *           "type": "Part payment",
                     *           "description": "First half, wardrobe",
                     *           "amount": 192500,
                     *           "payment_status": "paid"
                     *         },
                     *         "tradesman_data": {
                     *           "tradesman": {
                     *             "id": 1284,
                     *             "status": "active",
                     *             "profile_picture": "/media/people/man-7.svg",
                     *             "user": {
                     *               "first_name": "Chukwuemeka",
                     *               "last_name": "Okafor",
                     *               "email": "emeka.okafor@example.ng",
                     *               "phone_number": "0803 555 0148"
                     *             },
                     *             "trade": {
                     *               "trade_name": "Carpenter",
                     *               "category": {
                     *                 "category_name": "Building and finishing"
                     *               }
                     *             },
                     *             "ward": {
                     *               "name": "Alausa"
                     *             },
                     *             "lga": {
                     *               "name": "Ikeja"
                     *             },
                     *             "state": {
                     *               "name": "Lagos"
                     *             },
                     *             "level": 1,
                     *             "hourly_rate": 4500,
                     *             "about": "Cabinet maker and joiner in Ikeja. Fitted wardrobes, kitchens and carved doors.",
                     *             "visibility": "public",
                     *             "experience_level": "Expert",
                     *             "portfolio": [
                     *               {
                     *                 "image": "/media/work/carpentry-2.svg",
                     *                 "project_title": "Carved entrance double doors",
                     *                 "completion_date": "2026-10-09T00:00:00.000Z",
                     *                 "lga": {
                     *                   "name": "Ikeja"
                     *                 },
                     *                 "state": {
                     *                   "name": "Lagos"
                     *                 },
                     *                 "role": "Carver and fitter",
                     *                 "description": "Iroko doors with six hand-cut panels, oiled finish."
                     *               }
                     *             ],
                     *             "work_experiences": [
                     *               {
                     *                 "title": "Lead carpenter",
                     *                 "company": "Okafor Joinery",
                     *                 "lga": "Ikeja",
                     *                 "state": "Lagos",
                     *                 "start_date": "2019-03-01T00:00:00.000Z",
                     *                 "end_date": null,
                     *                 "job_description": "Runs a workshop of five; quotes, cuts and fits."
                     *               }
                     *             ],
                     *             "certifications": [
                     *               {
                     *                 "image": "/media/certificates/certificate-1.svg",
                     *                 "name": "Trade Test Grade I, Carpentry",
                     *                 "issue_organisation": "Federal Ministry of Labour",
                     *                 "issue_date": "2014-04-18T00:00:00.000Z"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ArtisanDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listArtisanTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the artisan.
                 * @example 1284
                 */
                id: components["parameters"]["ArtisanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 9197,
                     *           "artisan_id": 1284,
                     *           "artisan_name": "Chukwuemeka Okafor",
                     *           "client_id": null,
                     *           "client_name": null,
                     *           "job_id": null,
                     *           "service_type": "Carpentry",
                     *           "date": "2026-11-02T11:20:00.000Z",
                     *           "start_date": "2026-11-02T11:20:00.000Z",
                     *           "type": "Withdrawal",
                     *           "description": "To artisan bank account",
                     *           "amount": 250000,
                     *           "payment_status": "paid"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listArtisanJobs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the artisan.
                 * @example 1284
                 */
                id: components["parameters"]["ArtisanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "job_id": 2791,
                     *           "client_id": 3544,
                     *           "client_name": "Babatunde Coker",
                     *           "artisan_id": 1284,
                     *           "artisan_name": "Chukwuemeka Okafor",
                     *           "service_type": "Carpentry",
                     *           "job_description": "Kitchen cabinets, green lacquer",
                     *           "start_date": "2026-10-12T08:00:00.000Z",
                     *           "due_date": "2026-11-06T17:00:00.000Z",
                     *           "amount": 720000,
                     *           "job_status": "completed",
                     *           "date_created": "2026-10-08T15:30:12.000Z",
                     *           "payment": 720000,
                     *           "part_payment": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["JobList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the client.
                 * @example 3917
                 */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total_payment": 1842500,
                     *         "total_artisan": 6,
                     *         "total_jobs": 9,
                     *         "latest_transaction": {
                     *           "id": 9311,
                     *           "artisan_id": 1284,
                     *           "artisan_name": "Chukwuemeka Okafor",
                     *           "client_id": 3917,
                     *           "client_name": "Adaeze Umeh",
                     *           "job_id": 2846,
                     *           "service_type": "Carpentry",
                     *           "date": "2026-11-18T09:41:07.000Z",
                     *           "start_date": "2026-11-16T08:00:00.000Z",
                     *           "type": "Part payment",
                     *           "description": "First half, wardrobe",
                     *           "amount": 192500,
                     *           "payment_status": "paid"
                     *         },
                     *         "client_data": {
                     *           "client": {
                     *             "id": 3917,
                     *             "profile_picture": "/media/people/woman-3.svg",
                     *             "home_address": "14 Ridgeway Close",
                     *             "ward": {
                     *               "ward": "Independence Layout"
                     *             },
                     *             "lga": {
                     *               "name": "Enugu North"
                     *             },
                     *             "state": {
                     *               "name": "Enugu"
                     *             },
                     *             "user": {
                     *               "first_name": "Adaeze",
                     *               "last_name": "Umeh",
                     *               "username": "adaeze_u",
                     *               "email": "adaeze.umeh@example.ng",
                     *               "phone_number": "0806 555 0121"
                     *             },
                     *             "findartisans": [
                     *               {
                     *                 "trade": {
                     *                   "trade_name": "Carpenter",
                     *                   "category": {
                     *                     "category_name": "Building and finishing"
                     *                   }
                     *                 },
                     *                 "scope_2": "Built-in furniture for two bedrooms",
                     *                 "budget_min": 3000,
                     *                 "budget_max": 5500
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ClientDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the client.
                 * @example 3917
                 */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 9311,
                     *           "artisan_id": 1284,
                     *           "artisan_name": "Chukwuemeka Okafor",
                     *           "client_id": 3917,
                     *           "client_name": "Adaeze Umeh",
                     *           "job_id": 2846,
                     *           "service_type": "Carpentry",
                     *           "date": "2026-11-18T09:41:07.000Z",
                     *           "start_date": "2026-11-16T08:00:00.000Z",
                     *           "type": "Part payment",
                     *           "description": "First half, wardrobe",
                     *           "amount": 192500,
                     *           "payment_status": "paid"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientJobs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the client.
                 * @example 3917
                 */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "job_id": 2846,
                     *           "client_id": 3917,
                     *           "client_name": "Adaeze Umeh",
                     *           "artisan_id": 1284,
                     *           "artisan_name": "Chukwuemeka Okafor",
                     *           "service_type": "Carpentry",
                     *           "job_description": "Two fitted wardrobes",
                     *           "start_date": "2026-11-16T08:00:00.000Z",
                     *           "due_date": "2026-11-28T17:00:00.000Z",
                     *           "amount": 385000,
                     *           "job_status": "ongoing",
                     *           "date_created": "2026-11-14T10:12:41.000Z",
                     *           "payment": 192500,
                     *           "part_payment": 192500
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["JobList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWithdrawalRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1048,
                     *             "artisan_id": 1284,
                     *             "artisan_name": "Chukwuemeka Okafor",
                     *             "available_amount": 412500,
                     *             "withdrawal_amount": 150000,
                     *             "start_date": "2026-11-18T07:55:03.000Z",
                     *             "status": "pending"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: components["schemas"]["WithdrawalRequest"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the withdrawal request.
                 * @example 1048
                 */
                id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVerificationArtisans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Artisans whose certificates can be checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1284,
                     *             "first_name": "Chukwuemeka",
                     *             "last_name": "Okafor",
                     *             "ward": "Alausa",
                     *             "lga": "Ikeja",
                     *             "state": "Lagos",
                     *             "email": "emeka.okafor@example.ng",
                     *             "status": "unverified",
                     *             "level": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: components["schemas"]["LevelOneArtisan"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovedWithdrawals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1042,
                     *             "artisan_id": 1284,
                     *             "amount": 250000,
                     *             "available_amount": 662500,
                     *             "created_at": "2026-11-02T11:20:00.000Z",
                     *             "payment_status": "paid",
                     *             "tradesman": {
                     *               "user": {
                     *                 "first_name": "Chukwuemeka",
                     *                 "last_name": "Okafor"
                     *               }
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: components["schemas"]["ApprovedWithdrawal"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAbout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list whose first item holds the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "about": "We bring clients and skilled tradespeople together, and hold the money until the work is done."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: components["schemas"]["About"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrivacyItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 3,
                     *             "name": "Who sees your phone number",
                     *             "description": "Only the client who hired you, from the day the job is accepted."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContentItemList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTermsItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 5,
                     *             "name": "Withdrawals",
                     *             "description": "A request is decided within two working days. The balance never goes below zero."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContentItemList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 318,
                     *             "first_name": "Adaeze",
                     *             "last_name": "Umeh",
                     *             "phone_number": "0806 555 0121",
                     *             "email": "adaeze.umeh@example.ng",
                     *             "read_status": "not-read",
                     *             "category": "Payments",
                     *             "message": "I made a part payment for a fitted wardrobe this morning, but the job still shows the full amount as unpaid.",
                     *             "created_at": "2026-11-18T10:02:55.000Z",
                     *             "start_date": "2026-11-18T10:02:55.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: components["schemas"]["ContactMessage"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIdentificationMeans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description BVN and NIN. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1,
                     *             "name": "BVN",
                     *             "status": "not-connected"
                     *           },
                     *           {
                     *             "id": 2,
                     *             "name": "NIN",
                     *             "status": "not-connected"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: components["schemas"]["IdentificationMeans"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateIdentificationMeans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the identity service.
                 * @example 1
                 */
                id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPendingPartPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "job_id": 2846,
                     *             "artisan_id": 1284,
                     *             "artisan_name": "Chukwuemeka Okafor",
                     *             "client_id": 3917,
                     *             "job_amount": 385000,
                     *             "part_payment_amount": 192500,
                     *             "job_deadline": "2026-11-28T17:00:00.000Z",
                     *             "part_payment_status": "pending"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PartPaymentList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approvePartPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job_id of the part-payment (or its id, where a host sends one).
                 * @example 2846
                 */
                id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaidPartPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "job_id": 2790,
                     *             "artisan_id": 1196,
                     *             "artisan_name": "Tunde Adébáyọ̀",
                     *             "client_id": 3608,
                     *             "job_amount": 212500,
                     *             "part_payment_amount": 85000,
                     *             "job_deadline": "2026-11-22T17:00:00.000Z",
                     *             "part_payment_status": "paid"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PartPaymentList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
