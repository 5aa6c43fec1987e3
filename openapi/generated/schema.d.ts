// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

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
         * @description Returns the token that all other calls send.
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
         * @description Oldest first. `available_amount` is the artisan's balance at the time of the answer.
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
         * @description The call has no body. 200 means that the request is approved. If it was approved before, the
         *     call changes nothing, and the message says so.
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
         * @description The call has no body. 200 means that the service is connected.
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
         * @description The call has no body. 200 means that the part-payment is approved. If it was approved before,
         *     the call changes nothing, and the message says so.
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
         * @description The path has the spelling `part-partment` on every host.
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
    "/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description The token is invalid afterwards.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password of this administrator
         * @description The other sessions of the account end. A wrong current password is refused with 422; after too many of them the
         *     answer is 429. A new password that is too common or equals the current one is refused with 422. After a sign-in
         *     with a password that the host made, every call except this one and `logout` is refused with 403 and
         *     `must_change_password`, until this call succeeds.
         */
        put: operations["changeOwnPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sessions of this administrator */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/session/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End another session of this administrator
         * @description The session of the call is refused with 409; `logout` ends it.
         */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/other-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End all other sessions of this administrator */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/withdrawal/reject/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a withdrawal, with a reason
         * @description The money stays with the artisan. If the request was rejected before, the call returns 200
         *     and changes nothing. A host that sends e-mail sends `message` to the artisan.
         */
        post: operations["rejectWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reject/pending/part-payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a part-payment, with a reason
         * @description The job keeps its price and nothing is paid. If the part-payment was rejected before, the call
         *     returns 200 and changes nothing. A host that sends e-mail sends `message` to the artisan.
         */
        post: operations["rejectPartPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/update/artisan/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Deactivate or reactivate an artisan
         * @description Neither withdrawals nor part-payments of a deactivated artisan can be approved: these calls
         *     return 409. If the artisan already has this status, the call returns 200 and changes nothing.
         */
        put: operations["setArtisanStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/update/artisan/{id}/level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the level of an artisan
         * @description An artisan above level 1 leaves the list of artisans who wait for verification.
         */
        put: operations["setArtisanLevel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/delete/verification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Decline a verification, with a reason
         * @description The artisan stays at level 1 and leaves the list of artisans who wait for verification. A DELETE
         *     has no body (RFC 9110, 9.3.5), so the reason and the version are query parameters.
         */
        delete: operations["declineVerification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/client/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ratings and reviews of one client */
        get: operations["listClientReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/update/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the text of About
         * @description For a page without a text, the version is 1.
         */
        put: operations["updateAbout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/add/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an item to Privacy
         * @description The new item is the last of the page.
         */
        post: operations["createPrivacyItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/update/privacy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an item of Privacy */
        put: operations["updatePrivacyItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/delete/privacy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an item of Privacy
         * @description Its versions stay, and one of them can be restored.
         */
        delete: operations["deletePrivacyItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the order of the items of Privacy */
        put: operations["setPrivacyOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/add/terms/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an item to Terms
         * @description The new item is the last of the page.
         */
        post: operations["createTermsItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/update/terms/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an item of Terms */
        put: operations["updateTermsItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/delete/terms/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an item of Terms
         * @description Its versions stay, and one of them can be restored.
         */
        delete: operations["deleteTermsItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order/terms/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the order of the items of Terms */
        put: operations["setTermsOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/page/{page}/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of the texts of one page */
        get: operations["listPageVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/restore/page/version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an earlier version the current text
         * @description The restored text becomes a new version. A deleted item returns at the end of its page.
         */
        post: operations["restorePageVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/update/contact/message/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a message as read or not read */
        put: operations["setContactMessageStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contact/message/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The replies to one message, with their state */
        get: operations["listContactReplies"];
        put?: never;
        /**
         * Reply to a message by e-mail
         * @description The reply is queued, and the message counts as read. A repeated call with the same id queues
         *     nothing and returns the answer of the first call.
         */
        post: operations["replyToContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/get/artisan/{id}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The e-mails to one artisan, with their state
         * @description The e-mails that were written with rejections. A host that offers this call sends e-mail.
         */
        get: operations["listArtisanMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/retry/mail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try to send an e-mail again
         * @description Only an e-mail that failed, or whose outcome is not known, can be sent again. If its outcome is
         *     not known, the receiver may get it twice. A host that offers this call sends e-mail.
         */
        post: operations["retryMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The entries of the audit
         * @description One page of the entries, newest first. An entry must match all parameters.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit entries of one record
         * @description One page, newest first. The timeline of an artisan includes the decisions on the artisan's
         *     withdrawals and part-payments; the timeline of a client includes the decisions on the
         *     part-payments of the client's jobs. The id of a part-payment is the id of its job, and the id of
         *     a page is its name.
         */
        get: operations["listTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/decision/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules for the decisions of all administrators */
        get: operations["getDecisionRules"];
        /** Change the rules */
        put: operations["setDecisionRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/note/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The notes on one record */
        get: operations["listNotes"];
        put?: never;
        /**
         * Add a note to a record
         * @description Every administrator can read the note. It cannot be changed, and only its author can withdraw it.
         */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/note/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw a note of this administrator
         * @description The note stays in the list without its text. If it was withdrawn before, the call returns 200 and changes
         *     nothing. The note of another administrator is refused with 403.
         */
        delete: operations["withdrawNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/flag/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Flag an artisan or a client, with a reason
         * @description A person has at most one flag. If the person has a flag with another reason, the answer is 409.
         */
        put: operations["flagPerson"];
        post?: never;
        /**
         * Take the flag off a person, with a reason
         * @description If the person has no flag, the call returns 200 and changes nothing. If the flag has another version than the one
         *     that was on screen, the answer is 409. A DELETE has no body, so the reason and the version are query parameters.
         */
        delete: operations["unflagPerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The numbers of notes on records, and the flags of their people */
        get: operations["listMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The views that this administrator saved */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save a view under a name
         * @description Replaces the administrator's view with the same screen and name. An administrator has at most
         *     200 views.
         */
        post: operations["saveView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a saved view */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a hidden field was shown
         * @description The answer does not contain the field. The audit records the account and the field.
         */
        post: operations["recordReveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes as they happen
         * @description Server-sent events for as long as the connection is open. An event `change` has the id of its audit entry. Its
         *     data contains `operation`, the `kind` and `id` of the changed record, and `by`, the e-mail of the account. A
         *     stream begins with the changes of the last minute, some of which may be sent twice. After a reconnect (with
         *     `Last-Event-ID`) or too many changes it begins with the event `reset` instead: the client must read all data
         *     again. Then follows the event `ready` with the id of the newest audit entry.
         */
        get: operations["streamChanges"];
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
        /** @description An id in the path. Callers send it as they received it. */
        PathId: string;
        /** @description A number or a string, depending on the host. Compared as a string. */
        Id: number | string;
        /** @description An id, or null. */
        OptionalId: number | string | null;
        /** @description Naira, as a number or a numeric string such as "25000.00" or "1,250". */
        Amount: number | string | null;
        /** @description A whole number, or a numeric string. */
        Count: number | string | null;
        /** @description ISO 8601, a date or a date with time. A time without an offset is in Africa/Lagos. */
        Moment: string | null;
        Text: string | null;
        /** @description The URL of a picture or PDF. A relative URL belongs to the host of the API. */
        Picture: string | null;
        /** @description A word of the host. Clients must accept unknown words. */
        Status: string | null;
        /** @description A word of the host, as in `Status`. A request without a status waits for a decision. */
        RequestStatus: string | null;
        /** @description A name, an object with a `name` (wards may have `ward` instead), or null. */
        Place: string | {
            name?: components["schemas"]["Text"];
            ward?: components["schemas"]["Text"];
        } | null;
        Error: {
            /** @description A sentence that an administrator understands. */
            message: string;
            /**
             * @description Whether a failed write wrote nothing, or whether this is unknown. Hosts may leave it out.
             * @enum {string}
             */
            outcome?: "nothing-written" | "unknown";
            must_change_password?: components["schemas"]["MustChangePassword"];
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
            must_change_password?: components["schemas"]["MustChangePassword"];
        };
        LoginUser: {
            role?: components["schemas"]["Text"];
        };
        Dashboard: {
            total_revenue?: components["schemas"]["Amount"];
            total_withdrawal?: components["schemas"]["Amount"];
            total_jobs?: components["schemas"]["Count"];
            /** @description The number of artisans and clients together. */
            total_customer?: components["schemas"]["Count"];
            ongoing_jobs?: components["schemas"]["Count"];
            /** @description The number of artisans. */
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
            total?: components["schemas"]["ListTotal"];
            sums?: components["schemas"]["SumsOfAmounts"];
            page?: components["schemas"]["PageOfList"];
            next?: components["schemas"]["ListCursor"];
            previous?: components["schemas"]["ListCursor"];
            choices?: components["schemas"]["ListChoices"];
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
            /** @description The id of the withdrawal request that the transaction pays. Hosts may leave it out. */
            withdrawal_id?: components["schemas"]["OptionalId"];
            service_type?: components["schemas"]["Text"];
            date?: components["schemas"]["Moment"];
            /** @description When the job started, or the withdrawal was requested. It stands in for a missing `date`. */
            start_date?: components["schemas"]["Moment"];
            type?: components["schemas"]["Text"];
            description?: components["schemas"]["Text"];
            amount?: components["schemas"]["Amount"];
            payment_status?: components["schemas"]["Status"];
        };
        TransactionList: {
            data: components["schemas"]["Transaction"][];
            total?: components["schemas"]["ListTotal"];
            sums?: components["schemas"]["SumsOfTransactions"];
            page?: components["schemas"]["PageOfList"];
            next?: components["schemas"]["ListCursor"];
            previous?: components["schemas"]["ListCursor"];
            choices?: components["schemas"]["ListChoices"];
        };
        /** @description The transaction, or only its amount or its date, depending on the host. */
        LatestTransaction: components["schemas"]["Transaction"] | (number | string | null);
        ArtisanListItem: {
            id: components["schemas"]["Id"];
            first_name?: components["schemas"]["Text"];
            last_name?: components["schemas"]["Text"];
            email?: components["schemas"]["Text"];
            /** @description The search of people uses it, and the list does not show it. Hosts may leave it out. */
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
            /** @description The search of people uses it, and the list does not show it. Hosts may leave it out. */
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
            /** @description The balance from which the artisan's withdrawals are paid. */
            available_amount?: components["schemas"]["Amount"];
        };
        TradesmanData: {
            tradesman?: components["schemas"]["Tradesman"];
        } | null;
        Tradesman: {
            id?: components["schemas"]["Id"];
            status?: components["schemas"]["Status"];
            profile_picture?: components["schemas"]["Picture"];
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
            /** @description When the account was created. Hosts may leave it out. */
            created_at?: components["schemas"]["Moment"];
            portfolio?: components["schemas"]["PortfolioItem"][] | null;
            work_experiences?: components["schemas"]["WorkExperience"][] | null;
            certifications?: components["schemas"]["Certification"][] | null;
            version?: components["schemas"]["RecordVersion"];
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
            image?: components["schemas"]["Picture"];
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
            image?: components["schemas"]["Picture"];
            name?: components["schemas"]["Text"];
            issue_organisation?: components["schemas"]["Text"];
            issue_date?: components["schemas"]["Moment"];
        };
        ClientDetail: {
            total_payment?: components["schemas"]["Amount"];
            /** @description The number of artisans that the client has hired. */
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
            profile_picture?: components["schemas"]["Picture"];
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
            /** @description The work that the client wants done. */
            scope_2?: components["schemas"]["Text"];
            budget_min?: components["schemas"]["Amount"];
            budget_max?: components["schemas"]["Amount"];
        };
        WithdrawalRequest: {
            id: components["schemas"]["Id"];
            /** @description The id of the artisan who made the request. Hosts may leave it out. */
            artisan_id?: components["schemas"]["Id"];
            artisan_name?: components["schemas"]["Text"];
            available_amount?: components["schemas"]["Amount"];
            withdrawal_amount?: components["schemas"]["Amount"];
            /** @description When the artisan made the request. */
            start_date?: components["schemas"]["Moment"];
            /** @description A request without a status is pending. */
            status?: components["schemas"]["RequestStatus"];
            version?: components["schemas"]["FiguresVersion"];
        };
        ApprovedWithdrawal: {
            id: components["schemas"]["Id"];
            /** @description The id of the artisan in tradesman. Hosts may leave it out; the name is then plain text. */
            artisan_id?: components["schemas"]["OptionalId"];
            amount?: components["schemas"]["Amount"];
            /** @description The balance before the withdrawal. Hosts may leave it out. */
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
            version?: components["schemas"]["RecordVersion"];
        };
        About: {
            about?: components["schemas"]["Text"];
            version?: components["schemas"]["RecordVersion"];
        };
        ContentItem: {
            id: components["schemas"]["Id"];
            name?: components["schemas"]["Text"];
            description?: components["schemas"]["Text"];
            version?: components["schemas"]["RecordVersion"];
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
            /** @description The same moment as `created_at`. Hosts send one of them or both. */
            start_date?: components["schemas"]["Moment"];
            /** @description `answered` if a reply to the message is queued or sent, else `waiting`; independent of `read_status`. */
            answer_status?: components["schemas"]["Status"];
            /** @description When the first of these replies was written; null while the message waits. */
            answered_at?: components["schemas"]["Moment"];
        };
        IdentificationMeans: {
            id: components["schemas"]["Id"];
            name?: components["schemas"]["Text"];
            status?: components["schemas"]["Status"];
        };
        PartPayment: {
            /** @description Hosts may leave it out. If a host sends it, the approval takes this id. */
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
            /** @description When the part-payment was requested. Hosts may leave it out; its waiting time is then unknown. */
            requested_at?: components["schemas"]["Moment"];
            /** @description The amount that was already paid for the job. Hosts may leave it out. */
            paid_before?: components["schemas"]["Amount"];
            part_payment_status?: components["schemas"]["RequestStatus"];
            version?: components["schemas"]["FiguresVersion"];
        };
        PartPaymentList: {
            data: {
                data: components["schemas"]["PartPayment"][];
                total?: components["schemas"]["ListTotal"];
                sums?: components["schemas"]["SumsOfAmounts"];
                page?: components["schemas"]["PageOfList"];
                next?: components["schemas"]["ListCursor"];
                previous?: components["schemas"]["ListCursor"];
                choices?: components["schemas"]["ListChoices"];
            };
        };
        /**
         * @description True if the host made the password of the account, so that only `changeOwnPassword` and `logout` are possible. A
         *     missing field means false.
         */
        MustChangePassword: boolean;
        OwnSession: {
            id: components["schemas"]["Id"];
            /** @description Whether it is the session of the call. */
            is_current?: boolean;
            /** @description The header `User-Agent` of the sign-in. Null if it had none. */
            user_agent?: components["schemas"]["Text"];
            /** @description The IP address of the sign-in. */
            address?: components["schemas"]["Text"];
            started_at?: components["schemas"]["Moment"];
            /** @description The time of the last call, written at most once a minute. */
            last_used_at?: components["schemas"]["Moment"];
        };
        /** @description Counts the changes of the record. An edit of the record sends it. */
        RecordVersion: components["schemas"]["Count"];
        /** @description Changes whenever a figure of the row changes. An approval sends it in `If-Match`. */
        FiguresVersion: string | null;
        /** @description Counts the changes of a record, from 1. */
        Version: number;
        /** @description A sentence that is stored with the decision. */
        Reason: string;
        /** @description Plain text, which may have line breaks. Text without a visible character is refused. */
        LongText: string;
        ItemName: string;
        ItemIds: components["schemas"]["Id"][];
        /** @description The current state of the record. A deleted item has no name and no description. */
        CurrentRecord: {
            version?: components["schemas"]["Version"];
            name?: components["schemas"]["Text"];
            description?: components["schemas"]["Text"];
            status?: components["schemas"]["Status"];
            level?: components["schemas"]["Count"];
        };
        /** @description The current state of a withdrawal or a part-payment. Amounts are in Naira. */
        CurrentRequest: {
            amount?: components["schemas"]["Amount"];
            /** @description The available amount of the artisan, or the price of the job. */
            whole?: components["schemas"]["Amount"];
            /** @description The amount that was already paid for the job. Only for part-payments. */
            paid_before?: components["schemas"]["Amount"];
            status?: components["schemas"]["Status"];
            version?: string;
        };
        DecisionRules: {
            /** @description The least amount, in Naira, that an administrator must type to approve it. Null if none must be typed. */
            type_amounts_from?: components["schemas"]["Amount"];
            /** @description The hours within which requests should be decided. Null without a promise. */
            promised_hours?: components["schemas"]["Count"];
            version?: components["schemas"]["Version"];
        };
        /** @enum {string} */
        NotedKind: "artisan" | "client" | "withdrawal" | "job";
        /** @description Plain text, which may have line breaks. Text without a visible character is refused. */
        NoteText: string;
        Note: {
            id: components["schemas"]["Id"];
            /** @description Null for a withdrawn note. */
            text?: components["schemas"]["Text"];
            /** @description The e-mail address of the author at that time. */
            by?: components["schemas"]["Text"];
            /** @description Whether this administrator wrote the note. */
            is_own?: boolean;
            at?: components["schemas"]["Moment"];
            /** @description When the author withdrew the note; null if it is not withdrawn. */
            withdrawn_at?: components["schemas"]["Moment"];
        };
        Flag: {
            /** @enum {string} */
            kind?: "artisan" | "client";
            id?: components["schemas"]["Id"];
            reason?: components["schemas"]["Text"];
            /** @description The e-mail address of the administrator at that time. */
            by?: components["schemas"]["Text"];
            at?: components["schemas"]["Moment"];
            /** @description A number that no other flag of the person has. */
            version?: components["schemas"]["Version"];
        };
        Mark: {
            id: components["schemas"]["Id"];
            /** @description The number of notes that are not withdrawn. */
            notes?: components["schemas"]["Count"];
            /** @description The flags of the person, or of the artisan and the client of the record. */
            flags?: components["schemas"]["Flag"][];
        };
        SavedView: {
            id: components["schemas"]["Id"];
            screen?: components["schemas"]["ScreenPath"];
            name?: components["schemas"]["ViewName"];
            search?: components["schemas"]["ViewSearch"];
        };
        /** @description The path of a page of the dashboard. */
        ScreenPath: string;
        ViewName: string;
        /** @description The query string of a page's address with its `?`, or an empty text. */
        ViewSearch: string;
        ClientReview: {
            id: components["schemas"]["Id"];
            /** @description Stars, from 1 to 5. */
            rating?: components["schemas"]["Count"];
            review?: components["schemas"]["Text"];
            artisan_id?: components["schemas"]["OptionalId"];
            artisan_name?: components["schemas"]["Text"];
            job_id?: components["schemas"]["OptionalId"];
            service_type?: components["schemas"]["Text"];
            created_at?: components["schemas"]["Moment"];
        };
        PageVersion: {
            id: components["schemas"]["Id"];
            item_id?: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            /** @enum {string} */
            change?: "created" | "updated" | "deleted" | "restored";
            name?: components["schemas"]["Text"];
            description?: components["schemas"]["Text"];
            by?: components["schemas"]["Text"];
            at?: components["schemas"]["Moment"];
        };
        Mail: {
            id: components["schemas"]["Id"];
            to?: components["schemas"]["Text"];
            subject?: components["schemas"]["Text"];
            text?: components["schemas"]["Text"];
            /**
             * @description `not-known`: the connection failed after the text was handed over, so the mail server may have it.
             * @enum {string}
             */
            state?: "queued" | "sent" | "failed" | "not-known";
            /** @description The answer of the mail server, or the reason of a failure. */
            detail?: components["schemas"]["Text"];
            by?: components["schemas"]["Text"];
            created_at?: components["schemas"]["Moment"];
            /** @description The end of the last attempt to send the e-mail; null while it is queued. */
            finished_at?: components["schemas"]["Moment"];
        };
        MailList: {
            data: {
                data: components["schemas"]["Mail"][];
            };
        };
        /**
         * @description Values of the field, separated by spaces: in lower case, with hyphens instead of spaces. `nil` stands
         *     for rows without a value.
         */
        Choices: string;
        /** @description The id of the one row to find. */
        RowId: string;
        /** @description The first and the last day in Africa/Lagos, or one of them, as 2026-11-01..2026-11-30. */
        DayRange: string;
        /** @description The lowest and the highest amount in Naira, or one of them, as 100000..250000.50. */
        AmountRange: string;
        /** @description Consecutive digits of the phone number, without +234 or 0 before them. */
        PhoneDigits: string;
        AuditEntries: {
            data: {
                data: components["schemas"]["AuditEntry"][];
                /** @description The cursor of the page with older entries; null on the last page. */
                next?: string | null;
                /** @description The cursor of the page with newer entries; null on the first page. */
                previous?: string | null;
                /** @description The number of entries that match. There may be more if `is_exact` is false. */
                total?: components["schemas"]["Count"];
                /** @description Whether all entries were counted. A missing field means true. */
                is_exact?: boolean;
                /** @description The values for the parameter `account`. */
                accounts?: string[];
            };
        };
        /**
         * @description CSV as in RFC 4180, in UTF-8 with a byte order mark. The first line contains the headers. Amounts are naira with
         *     two decimals, and negative for money that goes out. Moments are YYYY-MM-DD HH:MM:SS in Africa/Lagos. A text that a
         *     spreadsheet would take for a formula gets an apostrophe in front. Rows that are written during the download may be
         *     missing. If the file is incomplete, the connection closes without the last chunk.
         * @example ID,Status
         *     7,active
         */
        CsvText: string;
        /** @description The number of rows that match. */
        ListTotal: {
            count: components["schemas"]["Count"];
            /** @description Whether all rows were counted; else there may be more than `count`. Hosts count up to 100,000. */
            is_exact: boolean;
        };
        /** @description The number of this page; null for a page at a cursor, and for the last page with `end`. */
        PageOfList: number | null;
        /** @description The cursor of the next or the previous page; null if there is no such page. */
        ListCursor: string | null;
        /** @description The values of each filter that has choices, over all rows of the list. Only with `choices=all`. */
        ListChoices: {
            [key: string]: components["schemas"]["ChoiceCount"][];
        };
        ChoiceCount: {
            /** @description The value, spelled as in one of the rows; null for the rows without a value. */
            value: string | null;
            rows: components["schemas"]["Count"];
            /** @description Whether all rows were counted. A missing field means true. Hosts count up to 100,000. */
            is_exact?: boolean;
        };
        /** @description Only with `from`. */
        DailyFigures: {
            /** @description The days with figures, oldest first. */
            days: components["schemas"]["DayFigures"][];
            /** @description The number of jobs of each status, over all jobs. */
            jobs_by_status: components["schemas"]["ChoiceCount"][];
            /** @description The number of paid transactions of all days whose type is unknown. They are not in the revenue. */
            unknown_types: components["schemas"]["Count"];
        };
        DayFigures: {
            /** Format: date */
            day: string;
            /**
             * @description The payments of clients: the day's transactions that were paid (`paid`, `success`, `successful`, `completed`,
             *     `approved`), of the types `payment`, `job-payment`, `part-payment`, `full-payment`, `deposit` and `credit`.
             *     A transaction without a date counts on its start date.
             */
            revenue: components["schemas"]["Amount"];
            /** @description The withdrawals that were paid to artisans, by the day of the approval. */
            paid_out: components["schemas"]["Amount"];
            /** @description The number of jobs that were created on the day. A job without this date counts on its start date. */
            agreed_jobs: components["schemas"]["Count"];
        };
        RowSum: {
            rows: components["schemas"]["Count"];
            /** @description Naira; null if no row has an amount. */
            total: components["schemas"]["Amount"];
        };
        SumsOfAmounts: {
            total: components["schemas"]["RowSum"];
            /** @description The rows that are not in `total`. */
            left_out: components["schemas"]["RowSum"];
        };
        /** @description The sums do not include unpaid transactions. */
        SumsOfTransactions: {
            paid_in: components["schemas"]["RowSum"];
            paid_out: components["schemas"]["RowSum"];
            /** @description Paid transactions of a type that is not known. */
            left_out: components["schemas"]["RowSum"];
        };
        /** @enum {string} */
        AuditSubject: "account" | "artisan" | "client" | "contact-message" | "decision-rules" | "identification-means" | "job" | "list" | "mail" | "page" | "part-payment" | "session" | "withdrawal";
        AuditEntry: {
            id: components["schemas"]["Id"];
            at?: components["schemas"]["Moment"];
            /** @description The e-mail address of the account at that time, or null for a command on the server. */
            by?: components["schemas"]["Text"];
            /** @description The IP address of the caller, or null for a command on the server. */
            address?: components["schemas"]["Text"];
            action?: components["schemas"]["Text"];
            kind?: components["schemas"]["AuditSubject"];
            subject_id?: components["schemas"]["OptionalId"];
            /** @description A sentence that describes the change. */
            sentence?: components["schemas"]["Text"];
            reason?: components["schemas"]["Text"];
            /** @description The changed fields before the change. */
            before?: components["schemas"]["ChangedFields"];
            /** @description The changed fields after the change. Amounts are in Naira. */
            after?: components["schemas"]["ChangedFields"];
            /** @description The amount of a decision on money. */
            amount?: components["schemas"]["Amount"];
            /** @description The current name of the artisan in an entry about a withdrawal or a part-payment. */
            artisan_name?: components["schemas"]["Text"];
        };
        /** @description A host may cut long texts, which then end with “…”. */
        ChangedFields: {
            [key: string]: string | number | boolean | null;
        } | null;
    };
    responses: {
        /** @description Carried out by this call or by an earlier one. */
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
        /** @description The record has another state by now, for example after another decision. */
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
        /** @description The body has more bytes than the host accepts. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request body is too large."
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
        /**
         * @description The list is too long to be sent whole. Only a host that can send its pages (`x-list: 1` in the host's document)
         *     may answer this.
         */
        TooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This list is too long to be sent whole. Search it page by page."
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
         * @description The host cannot carry out the call now: its database is unavailable or full, has no free connection, or
         *     other calls hold a lock that the call needs. `outcome` gives the outcome of a write.
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
        /** @description Carried out, or there was nothing to change. The message says which. */
        Saved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "message": "Saved.",
                 *         "version": 2
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        message: string;
                        /** @description The current version of the record, if it has versions. */
                        version?: components["schemas"]["Version"];
                    };
                };
            };
        };
        /** @description The item was added. */
        Created: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "message": "Added.",
                 *         "id": 15,
                 *         "version": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        message: string;
                        id: components["schemas"]["Id"];
                        version?: components["schemas"]["Version"];
                    };
                };
            };
        };
        /** @description Rejected, or it was rejected before. */
        Rejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "message": "Rejected. ₦150,000.00 stays with Chukwuemeka Okafor.",
                 *         "outcome": "rejected",
                 *         "mail": "queued"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        message: string;
                        /**
                         * @description Whether this call rejected the request, or an earlier one.
                         * @enum {string}
                         */
                        outcome?: "rejected" | "rejected-before";
                        /**
                         * @description The state of the e-mail to the artisan: it is queued, or it is not sent, because the host
                         *     sends no e-mail, the artisan has no address, or the request was rejected before. Absent
                         *     without a message.
                         * @enum {string}
                         */
                        mail?: "queued" | "no-mail" | "no-address" | "rejected-before";
                    };
                };
            };
        };
        /** @description The record has changed since this version. Nothing was written. */
        EditConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The item was changed meanwhile. Nothing was written.",
                 *       "current": {
                 *         "version": 3,
                 *         "name": "What we store",
                 *         "description": "Names only."
                 *       }
                 *     }
                 */
                "application/json": {
                    message: string;
                    current?: components["schemas"]["CurrentRecord"];
                };
            };
        };
        /** @description Approved, or it was approved before. */
        Approved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "message": "Approved. ₦150,000.00 goes to Chukwuemeka Okafor.",
                 *         "outcome": "approved"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        message: string;
                        /**
                         * @description Whether this call approved the request, or an earlier one.
                         * @enum {string}
                         */
                        outcome?: "approved" | "approved-before";
                    };
                };
            };
        };
        /** @description The request has another version than `If-Match`. `current` is its current state. Nothing was written. */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The available amount was ₦200,000.00 and is ₦120,000.00 now. Nothing was written.",
                 *       "current": {
                 *         "amount": 100000,
                 *         "whole": 120000,
                 *         "status": "pending",
                 *         "version": "5ad3c0f1"
                 *       }
                 *     }
                 */
                "application/json": {
                    message: string;
                    current?: components["schemas"]["CurrentRequest"];
                };
            };
        };
        /** @description The rules have changed since this version. Nothing was written. */
        RulesConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The rules were changed meanwhile. Nothing was written.",
                 *       "current": {
                 *         "type_amounts_from": 250000,
                 *         "promised_hours": null,
                 *         "version": 2
                 *       }
                 *     }
                 */
                "application/json": {
                    message: string;
                    current?: components["schemas"]["DecisionRules"];
                };
            };
        };
        /** @description The page has 500 items, and cannot have more. */
        FullPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The page has 500 items, and cannot have more. Nothing was written."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An earlier request with other content had the same `Idempotency-Key`. Nothing was written. */
        OtherCall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The Idempotency-Key came with another request before. Nothing was written."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The current password is wrong, or the new one is too common or equals the current one. Nothing was written. */
        RefusedPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The current password is wrong. Nothing was changed."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The sender gave no valid e-mail address. */
        NoAddress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The sender left no e-mail address."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description One page of entries, newest first. */
        AuditPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "data": [
                 *           {
                 *             "id": 5012,
                 *             "at": "2026-11-20T09:12:00.000Z",
                 *             "by": "admin@artisan.example",
                 *             "address": "102.89.23.7",
                 *             "action": "reject",
                 *             "kind": "withdrawal",
                 *             "subject_id": "1041",
                 *             "sentence": "Rejected withdrawal 1041 of Chukwuemeka Okafor: ₦150,000.00.",
                 *             "reason": "The bank account is not in the artisan's name.",
                 *             "before": {
                 *               "status": "pending"
                 *             },
                 *             "after": {
                 *               "status": "rejected"
                 *             }
                 *           }
                 *         ],
                 *         "next": null,
                 *         "previous": null,
                 *         "total": 1,
                 *         "accounts": [
                 *           "admin@artisan.example"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AuditEntries"];
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
        /**
         * @description The id of the part-payment if the host sends one, else the id of its job.
         * @example 2817
         */
        PartPaymentId: components["schemas"]["PathId"];
        /** @example withdrawal */
        NotedKind: components["schemas"]["NotedKind"];
        /** @example artisan */
        PersonKind: "artisan" | "client";
        /** @example 1041 */
        RecordId: components["schemas"]["PathId"];
        /** @example The name on the certificate does not match. */
        Reason: components["schemas"]["Reason"];
        /**
         * @description The version that was on screen.
         * @example 1
         */
        VersionOnScreen: string;
        /**
         * @description The `version` of the row that was on screen, in quotes. The request is approved only if it still has this
         *     version, else the answer is 412. For a request that was decided before, the header has no effect. As in RFC 9110,
         *     several versions can be named, `*` stands for any version, and a weak version (`W/"…"`) never matches.
         * @example "b7f0c1d2"
         */
        IfMatch: string;
        /**
         * @description The client chooses a new key for each press of a button. A repeated call with the same key changes nothing and
         *     returns the first answer, also a refusal, for 30 days. While the first call still runs, the repeated call waits
         *     for its answer. The same key with another request is refused with 422. Without a key each call is carried out.
         * @example 018f8a52-7c1d-7e3a-b2c4-9d1e5f60a7b8
         */
        IdempotencyKey: string;
        /** @description `next` or `previous` of an earlier answer, also of an answer with other filters. The page continues there. */
        Cursor: string;
        /** @description The number of rows of a page, at most 100. The default is 25. */
        PageSize: string;
        /**
         * @description An entry is found if its sentence or reason contains all these words, in any case. More than 10 words are
         *     refused with 400, because a search for only some of them would find too much.
         */
        AuditWords: string;
        /** @description The e-mail that the account had when it made the change. */
        AuditAccount: string;
        AuditKind: components["schemas"]["AuditSubject"];
        /** @description The first day, in Africa/Lagos. */
        FirstDay: string;
        /** @description The last day, in Africa/Lagos. */
        LastDay: string;
        /**
         * @description Without a cursor, `first` returns the newest entries and `last` the oldest. The entries of a page are newest first
         *     in both cases. A host that does not support `last` returns the newest entries, with `next`.
         */
        AuditEnd: "first" | "last";
        /**
         * @description With `all` the list also contains rejected requests, with the payment status `rejected`. The sum `total` does not
         *     include them. Without this parameter the list contains only approved withdrawals.
         */
        Decided: "all";
        /**
         * @description Also requests the figures of each day, from this day in Africa/Lagos to at most 599 days later. They are computed
         *     from the current rows of `listTransactions`, `listApprovedWithdrawals` and `listJobs`. Statuses and types are
         *     compared without case; spaces and underscores count as hyphens.
         */
        FiguresFrom: string;
        /**
         * @description A row is found if it contains all these words, also as parts of words, in any case, with or without accents.
         *     More than 10 words are refused with 400, because a search for only some of them would find too much.
         */
        Words: string;
        /**
         * @description The field to sort by. A field by which the list's table cannot sort is refused with 400. Without this parameter the
         *     rows have the order of the whole list. Names of people are sorted by family name.
         */
        SortColumn: string;
        /**
         * @description With `csv` the answer is a file with all rows that match, and the parameters of a page are ignored. The host writes an
         *     audit entry before it sends the file. An account can download two files at a time. The download breaks off when
         *     the session ends.
         */
        Format: "csv";
        /**
         * @description Ascending or descending. The default is ascending with `sort`, and descending without it. Rows
         *     without a value come last in both directions.
         */
        Direction: "asc" | "desc";
        /**
         * @description `next` or `previous` of an earlier answer of this call in the same order, also with other words and
         *     filters. The page continues there. A cursor after the last row returns the last page, and a cursor
         *     before the first row the first page.
         */
        RowCursor: string;
        /** @description Without a cursor, selects the first or the last page. The default is `first`. */
        End: "first" | "last";
        /**
         * @description Without a cursor, the number of the page. The default is 1. A number past the end returns the last page, and so
         *     does a number with more than 100,000 rows before the page, because such pages have no numbers.
         */
        PageNumber: string;
        /** @description Also requests the values of each filter, with the number of their rows in the whole list. */
        WithChoices: "all";
        /**
         * @description The columns of the CSV file in their order, by the names of their fields. The default is all columns.
         * @example name,status
         */
        ShownColumns: string;
        /** @description Masks e-mail addresses and phone numbers, as the screen does. */
        Masked: "contact";
        /**
         * @description Leaves out the sums over all rows that match. Without this parameter, a host leaves out only sums that take too long,
         *     and still returns the page. With it, a host may also count fewer rows, so that the page arrives sooner; the same
         *     call without it counts them.
         */
        LeaveOut: "none";
    };
    requestBodies: {
        Rejection: {
            content: {
                /**
                 * @example {
                 *       "reason": "The bank account is not in the artisan's name.",
                 *       "message": "Your request was not approved. Please correct the name of your bank account."
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["Reason"];
                    /** @description The text of an e-mail to the artisan. Without it no e-mail is sent. */
                    message?: components["schemas"]["LongText"];
                };
            };
        };
        NewItem: {
            content: {
                /**
                 * @example {
                 *       "name": "What we store",
                 *       "description": "Names and phone numbers."
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["ItemName"];
                    description: components["schemas"]["LongText"];
                };
            };
        };
        ChangedItem: {
            content: {
                /**
                 * @example {
                 *       "name": "What we store",
                 *       "description": "Names and phone numbers.",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["ItemName"];
                    description: components["schemas"]["LongText"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        Order: {
            content: {
                /**
                 * @example {
                 *       "seen": [
                 *         13,
                 *         14
                 *       ],
                 *       "ids": [
                 *         14,
                 *         13
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The ids in the order that was on screen. If the order has changed since, the answer is 409. */
                    seen: components["schemas"]["ItemIds"];
                    /** @description The same ids in their new order. */
                    ids: components["schemas"]["ItemIds"];
                };
            };
        };
    };
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
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboard: {
        parameters: {
            query?: {
                /**
                 * @description Also requests the figures of each day, from this day in Africa/Lagos to at most 599 days later. They are computed
                 *     from the current rows of `listTransactions`, `listApprovedWithdrawals` and `listJobs`. Statuses and types are
                 *     compared without case; spaces and underscores count as hyphens.
                 */
                from?: components["parameters"]["FiguresFrom"];
            };
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
                        figures?: components["schemas"]["DailyFigures"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description A row is found if it contains all these words, also as parts of words, in any case, with or without accents.
                 *     More than 10 words are refused with 400, because a search for only some of them would find too much.
                 */
                q?: components["parameters"]["Words"];
                job_id?: components["schemas"]["RowId"];
                service_type?: components["schemas"]["Choices"];
                start_date?: components["schemas"]["DayRange"];
                due_date?: components["schemas"]["DayRange"];
                amount?: components["schemas"]["AmountRange"];
                job_status?: components["schemas"]["Choices"];
                /**
                 * @description The field to sort by. A field by which the list's table cannot sort is refused with 400. Without this parameter the
                 *     rows have the order of the whole list. Names of people are sorted by family name.
                 */
                sort?: components["parameters"]["SortColumn"];
                /**
                 * @description Ascending or descending. The default is ascending with `sort`, and descending without it. Rows
                 *     without a value come last in both directions.
                 */
                direction?: components["parameters"]["Direction"];
                /** @description The number of rows of a page, at most 100. The default is 25. */
                size?: components["parameters"]["PageSize"];
                /**
                 * @description Without a cursor, the number of the page. The default is 1. A number past the end returns the last page, and so
                 *     does a number with more than 100,000 rows before the page, because such pages have no numbers.
                 */
                page?: components["parameters"]["PageNumber"];
                /**
                 * @description `next` or `previous` of an earlier answer of this call in the same order, also with other words and
                 *     filters. The page continues there. A cursor after the last row returns the last page, and a cursor
                 *     before the first row the first page.
                 */
                cursor?: components["parameters"]["RowCursor"];
                /** @description Without a cursor, selects the first or the last page. The default is `first`. */
                end?: components["parameters"]["End"];
                /**
                 * @description Leaves out the sums over all rows that match. Without this parameter, a host leaves out only sums that take too long,
                 *     and still returns the page. With it, a host may also count fewer rows, so that the page arrives sooner; the same
                 *     call without it counts them.
                 */
                sums?: components["parameters"]["LeaveOut"];
                /** @description Also requests the values of each filter, with the number of their rows in the whole list. */
                choices?: components["parameters"]["WithChoices"];
                /**
                 * @description The columns of the CSV file in their order, by the names of their fields. The default is all columns.
                 * @example name,status
                 */
                columns?: components["parameters"]["ShownColumns"];
                /** @description Masks e-mail addresses and phone numbers, as the screen does. */
                masked?: components["parameters"]["Masked"];
                /**
                 * @description With `csv` the answer is a file with all rows that match, and the parameters of a page are ignored. The host writes an
                 *     audit entry before it sends the file. An account can download two files at a time. The download breaks off when
                 *     the session ends.
                 */
                format?: components["parameters"]["Format"];
            };
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
                    "text/csv": components["schemas"]["CsvText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /**
                 * @description A row is found if it contains all these words, also as parts of words, in any case, with or without accents.
                 *     More than 10 words are refused with 400, because a search for only some of them would find too much.
                 */
                q?: components["parameters"]["Words"];
                date?: components["schemas"]["DayRange"];
                type?: components["schemas"]["Choices"];
                amount?: components["schemas"]["AmountRange"];
                payment_status?: components["schemas"]["Choices"];
                /**
                 * @description The field to sort by. A field by which the list's table cannot sort is refused with 400. Without this parameter the
                 *     rows have the order of the whole list. Names of people are sorted by family name.
                 */
                sort?: components["parameters"]["SortColumn"];
                /**
                 * @description Ascending or descending. The default is ascending with `sort`, and descending without it. Rows
                 *     without a value come last in both directions.
                 */
                direction?: components["parameters"]["Direction"];
                /** @description The number of rows of a page, at most 100. The default is 25. */
                size?: components["parameters"]["PageSize"];
                /**
                 * @description Without a cursor, the number of the page. The default is 1. A number past the end returns the last page, and so
                 *     does a number with more than 100,000 rows before the page, because such pages have no numbers.
                 */
                page?: components["parameters"]["PageNumber"];
                /**
                 * @description `next` or `previous` of an earlier answer of this call in the same order, also with other words and
                 *     filters. The page continues there. A cursor after the last row returns the last page, and a cursor
                 *     before the first row the first page.
                 */
                cursor?: components["parameters"]["RowCursor"];
                /** @description Without a cursor, selects the first or the last page. The default is `first`. */
                end?: components["parameters"]["End"];
                /**
                 * @description Leaves out the sums over all rows that match. Without this parameter, a host leaves out only sums that take too long,
                 *     and still returns the page. With it, a host may also count fewer rows, so that the page arrives sooner; the same
                 *     call without it counts them.
                 */
                sums?: components["parameters"]["LeaveOut"];
                /** @description Also requests the values of each filter, with the number of their rows in the whole list. */
                choices?: components["parameters"]["WithChoices"];
                /**
                 * @description The columns of the CSV file in their order, by the names of their fields. The default is all columns.
                 * @example name,status
                 */
                columns?: components["parameters"]["ShownColumns"];
                /** @description Masks e-mail addresses and phone numbers, as the screen does. */
                masked?: components["parameters"]["Masked"];
                /**
                 * @description With `csv` the answer is a file with all rows that match, and the parameters of a page are ignored. The host writes an
                 *     audit entry before it sends the file. An account can download two files at a time. The download breaks off when
                 *     the session ends.
                 */
                format?: components["parameters"]["Format"];
            };
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
                    "text/csv": components["schemas"]["CsvText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listArtisans: {
        parameters: {
            query?: {
                /**
                 * @description A row is found if it contains all these words, also as parts of words, in any case, with or without accents.
                 *     More than 10 words are refused with 400, because a search for only some of them would find too much.
                 */
                q?: components["parameters"]["Words"];
                status?: components["schemas"]["Choices"];
                /**
                 * @description The field to sort by. A field by which the list's table cannot sort is refused with 400. Without this parameter the
                 *     rows have the order of the whole list. Names of people are sorted by family name.
                 */
                sort?: components["parameters"]["SortColumn"];
                /**
                 * @description Ascending or descending. The default is ascending with `sort`, and descending without it. Rows
                 *     without a value come last in both directions.
                 */
                direction?: components["parameters"]["Direction"];
                /** @description The number of rows of a page, at most 100. The default is 25. */
                size?: components["parameters"]["PageSize"];
                /**
                 * @description Without a cursor, the number of the page. The default is 1. A number past the end returns the last page, and so
                 *     does a number with more than 100,000 rows before the page, because such pages have no numbers.
                 */
                page?: components["parameters"]["PageNumber"];
                /**
                 * @description `next` or `previous` of an earlier answer of this call in the same order, also with other words and
                 *     filters. The page continues there. A cursor after the last row returns the last page, and a cursor
                 *     before the first row the first page.
                 */
                cursor?: components["parameters"]["RowCursor"];
                /** @description Without a cursor, selects the first or the last page. The default is `first`. */
                end?: components["parameters"]["End"];
                /**
                 * @description Leaves out the sums over all rows that match. Without this parameter, a host leaves out only sums that take too long,
                 *     and still returns the page. With it, a host may also count fewer rows, so that the page arrives sooner; the same
                 *     call without it counts them.
                 */
                sums?: components["parameters"]["LeaveOut"];
                /** @description Also requests the values of each filter, with the number of their rows in the whole list. */
                choices?: components["parameters"]["WithChoices"];
                /**
                 * @description The columns of the CSV file in their order, by the names of their fields. The default is all columns.
                 * @example name,status
                 */
                columns?: components["parameters"]["ShownColumns"];
                /** @description Masks e-mail addresses and phone numbers, as the screen does. */
                masked?: components["parameters"]["Masked"];
                /**
                 * @description With `csv` the answer is a file with all rows that match, and the parameters of a page are ignored. The host writes an
                 *     audit entry before it sends the file. An account can download two files at a time. The download breaks off when
                 *     the session ends.
                 */
                format?: components["parameters"]["Format"];
            };
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
                        total?: components["schemas"]["ListTotal"];
                        page?: components["schemas"]["PageOfList"];
                        next?: components["schemas"]["ListCursor"];
                        previous?: components["schemas"]["ListCursor"];
                        choices?: components["schemas"]["ListChoices"];
                    };
                    "text/csv": components["schemas"]["CsvText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /**
                 * @description A row is found if it contains all these words, also as parts of words, in any case, with or without accents.
                 *     More than 10 words are refused with 400, because a search for only some of them would find too much.
                 */
                q?: components["parameters"]["Words"];
                status?: components["schemas"]["Choices"];
                /**
                 * @description The field to sort by. A field by which the list's table cannot sort is refused with 400. Without this parameter the
                 *     rows have the order of the whole list. Names of people are sorted by family name.
                 */
                sort?: components["parameters"]["SortColumn"];
                /**
                 * @description Ascending or descending. The default is ascending with `sort`, and descending without it. Rows
                 *     without a value come last in both directions.
                 */
                direction?: components["parameters"]["Direction"];
                /** @description The number of rows of a page, at most 100. The default is 25. */
                size?: components["parameters"]["PageSize"];
                /**
                 * @description Without a cursor, the number of the page. The default is 1. A number past the end returns the last page, and so
                 *     does a number with more than 100,000 rows before the page, because such pages have no numbers.
                 */
                page?: components["parameters"]["PageNumber"];
                /**
                 * @description `next` or `previous` of an earlier answer of this call in the same order, also with other words and
                 *     filters. The page continues there. A cursor after the last row returns the last page, and a cursor
                 *     before the first row the first page.
                 */
                cursor?: components["parameters"]["RowCursor"];
                /** @description Without a cursor, selects the first or the last page. The default is `first`. */
                end?: components["parameters"]["End"];
                /**
                 * @description Leaves out the sums over all rows that match. Without this parameter, a host leaves out only sums that take too long,
                 *     and still returns the page. With it, a host may also count fewer rows, so that the page arrives sooner; the same
                 *     call without it counts them.
                 */
                sums?: components["parameters"]["LeaveOut"];
                /** @description Also requests the values of each filter, with the number of their rows in the whole list. */
                choices?: components["parameters"]["WithChoices"];
                /**
                 * @description The columns of the CSV file in their order, by the names of their fields. The default is all columns.
                 * @example name,status
                 */
                columns?: components["parameters"]["ShownColumns"];
                /** @description Masks e-mail addresses and phone numbers, as the screen does. */
                masked?: components["parameters"]["Masked"];
                /**
                 * @description With `csv` the answer is a file with all rows that match, and the parameters of a page are ignored. The host writes an
                 *     audit entry before it sends the file. An account can download two files at a time. The download breaks off when
                 *     the session ends.
                 */
                format?: components["parameters"]["Format"];
            };
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
                        total?: components["schemas"]["ListTotal"];
                        page?: components["schemas"]["PageOfList"];
                        next?: components["schemas"]["ListCursor"];
                        previous?: components["schemas"]["ListCursor"];
                        choices?: components["schemas"]["ListChoices"];
                    };
                    "text/csv": components["schemas"]["CsvText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLong"];
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
            header?: {
                /**
                 * @description The `version` of the row that was on screen, in quotes. The request is approved only if it still has this
                 *     version, else the answer is 412. For a request that was decided before, the header has no effect. As in RFC 9110,
                 *     several versions can be named, `*` stands for any version, and a weak version (`W/"…"`) never matches.
                 * @example "b7f0c1d2"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description The client chooses a new key for each press of a button. A repeated call with the same key changes nothing and
                 *     returns the first answer, also a refusal, for 30 days. While the first call still runs, the repeated call waits
                 *     for its answer. The same key with another request is refused with 422. Without a key each call is carried out.
                 * @example 018f8a52-7c1d-7e3a-b2c4-9d1e5f60a7b8
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            200: components["responses"]["Approved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
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
            query?: {
                /**
                 * @description A row is found if it contains all these words, also as parts of words, in any case, with or without accents.
                 *     More than 10 words are refused with 400, because a search for only some of them would find too much.
                 */
                q?: components["parameters"]["Words"];
                id?: components["schemas"]["RowId"];
                available_amount?: components["schemas"]["AmountRange"];
                amount?: components["schemas"]["AmountRange"];
                created_at?: components["schemas"]["DayRange"];
                payment_status?: components["schemas"]["Choices"];
                /**
                 * @description The field to sort by. A field by which the list's table cannot sort is refused with 400. Without this parameter the
                 *     rows have the order of the whole list. Names of people are sorted by family name.
                 */
                sort?: components["parameters"]["SortColumn"];
                /**
                 * @description Ascending or descending. The default is ascending with `sort`, and descending without it. Rows
                 *     without a value come last in both directions.
                 */
                direction?: components["parameters"]["Direction"];
                /** @description The number of rows of a page, at most 100. The default is 25. */
                size?: components["parameters"]["PageSize"];
                /**
                 * @description Without a cursor, the number of the page. The default is 1. A number past the end returns the last page, and so
                 *     does a number with more than 100,000 rows before the page, because such pages have no numbers.
                 */
                page?: components["parameters"]["PageNumber"];
                /**
                 * @description `next` or `previous` of an earlier answer of this call in the same order, also with other words and
                 *     filters. The page continues there. A cursor after the last row returns the last page, and a cursor
                 *     before the first row the first page.
                 */
                cursor?: components["parameters"]["RowCursor"];
                /** @description Without a cursor, selects the first or the last page. The default is `first`. */
                end?: components["parameters"]["End"];
                /**
                 * @description Leaves out the sums over all rows that match. Without this parameter, a host leaves out only sums that take too long,
                 *     and still returns the page. With it, a host may also count fewer rows, so that the page arrives sooner; the same
                 *     call without it counts them.
                 */
                sums?: components["parameters"]["LeaveOut"];
                /** @description Also requests the values of each filter, with the number of their rows in the whole list. */
                choices?: components["parameters"]["WithChoices"];
                /**
                 * @description The columns of the CSV file in their order, by the names of their fields. The default is all columns.
                 * @example name,status
                 */
                columns?: components["parameters"]["ShownColumns"];
                /** @description Masks e-mail addresses and phone numbers, as the screen does. */
                masked?: components["parameters"]["Masked"];
                /**
                 * @description With `csv` the answer is a file with all rows that match, and the parameters of a page are ignored. The host writes an
                 *     audit entry before it sends the file. An account can download two files at a time. The download breaks off when
                 *     the session ends.
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description With `all` the list also contains rejected requests, with the payment status `rejected`. The sum `total` does not
                 *     include them. Without this parameter the list contains only approved withdrawals.
                 */
                decided?: components["parameters"]["Decided"];
            };
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
                            total?: components["schemas"]["ListTotal"];
                            sums?: components["schemas"]["SumsOfAmounts"];
                            page?: components["schemas"]["PageOfList"];
                            next?: components["schemas"]["ListCursor"];
                            previous?: components["schemas"]["ListCursor"];
                            choices?: components["schemas"]["ListChoices"];
                        };
                    };
                    "text/csv": components["schemas"]["CsvText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLong"];
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
            /** @description A list whose first item contains the text. */
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
            query?: {
                /**
                 * @description A row is found if it contains all these words, also as parts of words, in any case, with or without accents.
                 *     More than 10 words are refused with 400, because a search for only some of them would find too much.
                 */
                q?: components["parameters"]["Words"];
                phone_number?: components["schemas"]["PhoneDigits"];
                read_status?: components["schemas"]["Choices"];
                answer_status?: components["schemas"]["Choices"];
                category?: components["schemas"]["Choices"];
                /**
                 * @description The field to sort by. A field by which the list's table cannot sort is refused with 400. Without this parameter the
                 *     rows have the order of the whole list. Names of people are sorted by family name.
                 */
                sort?: components["parameters"]["SortColumn"];
                /**
                 * @description Ascending or descending. The default is ascending with `sort`, and descending without it. Rows
                 *     without a value come last in both directions.
                 */
                direction?: components["parameters"]["Direction"];
                /** @description The number of rows of a page, at most 100. The default is 25. */
                size?: components["parameters"]["PageSize"];
                /**
                 * @description Without a cursor, the number of the page. The default is 1. A number past the end returns the last page, and so
                 *     does a number with more than 100,000 rows before the page, because such pages have no numbers.
                 */
                page?: components["parameters"]["PageNumber"];
                /**
                 * @description `next` or `previous` of an earlier answer of this call in the same order, also with other words and
                 *     filters. The page continues there. A cursor after the last row returns the last page, and a cursor
                 *     before the first row the first page.
                 */
                cursor?: components["parameters"]["RowCursor"];
                /** @description Without a cursor, selects the first or the last page. The default is `first`. */
                end?: components["parameters"]["End"];
                /**
                 * @description Leaves out the sums over all rows that match. Without this parameter, a host leaves out only sums that take too long,
                 *     and still returns the page. With it, a host may also count fewer rows, so that the page arrives sooner; the same
                 *     call without it counts them.
                 */
                sums?: components["parameters"]["LeaveOut"];
                /** @description Also requests the values of each filter, with the number of their rows in the whole list. */
                choices?: components["parameters"]["WithChoices"];
                /**
                 * @description The columns of the CSV file in their order, by the names of their fields. The default is all columns.
                 * @example name,status
                 */
                columns?: components["parameters"]["ShownColumns"];
                /** @description Masks e-mail addresses and phone numbers, as the screen does. */
                masked?: components["parameters"]["Masked"];
                /**
                 * @description With `csv` the answer is a file with all rows that match, and the parameters of a page are ignored. The host writes an
                 *     audit entry before it sends the file. An account can download two files at a time. The download breaks off when
                 *     the session ends.
                 */
                format?: components["parameters"]["Format"];
            };
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
                            total?: components["schemas"]["ListTotal"];
                            page?: components["schemas"]["PageOfList"];
                            next?: components["schemas"]["ListCursor"];
                            previous?: components["schemas"]["ListCursor"];
                            choices?: components["schemas"]["ListChoices"];
                        };
                    };
                    "text/csv": components["schemas"]["CsvText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLong"];
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
            header?: {
                /**
                 * @description The `version` of the row that was on screen, in quotes. The request is approved only if it still has this
                 *     version, else the answer is 412. For a request that was decided before, the header has no effect. As in RFC 9110,
                 *     several versions can be named, `*` stands for any version, and a weak version (`W/"…"`) never matches.
                 * @example "b7f0c1d2"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description The client chooses a new key for each press of a button. A repeated call with the same key changes nothing and
                 *     returns the first answer, also a refusal, for 30 days. While the first call still runs, the repeated call waits
                 *     for its answer. The same key with another request is refused with 422. Without a key each call is carried out.
                 * @example 018f8a52-7c1d-7e3a-b2c4-9d1e5f60a7b8
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the part-payment if the host sends one, else its `job_id`.
                 * @example 2846
                 */
                id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Approved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaidPartPayments: {
        parameters: {
            query?: {
                /**
                 * @description A row is found if it contains all these words, also as parts of words, in any case, with or without accents.
                 *     More than 10 words are refused with 400, because a search for only some of them would find too much.
                 */
                q?: components["parameters"]["Words"];
                job_amount?: components["schemas"]["AmountRange"];
                part_payment_amount?: components["schemas"]["AmountRange"];
                job_deadline?: components["schemas"]["DayRange"];
                part_payment_status?: components["schemas"]["Choices"];
                /**
                 * @description The field to sort by. A field by which the list's table cannot sort is refused with 400. Without this parameter the
                 *     rows have the order of the whole list. Names of people are sorted by family name.
                 */
                sort?: components["parameters"]["SortColumn"];
                /**
                 * @description Ascending or descending. The default is ascending with `sort`, and descending without it. Rows
                 *     without a value come last in both directions.
                 */
                direction?: components["parameters"]["Direction"];
                /** @description The number of rows of a page, at most 100. The default is 25. */
                size?: components["parameters"]["PageSize"];
                /**
                 * @description Without a cursor, the number of the page. The default is 1. A number past the end returns the last page, and so
                 *     does a number with more than 100,000 rows before the page, because such pages have no numbers.
                 */
                page?: components["parameters"]["PageNumber"];
                /**
                 * @description `next` or `previous` of an earlier answer of this call in the same order, also with other words and
                 *     filters. The page continues there. A cursor after the last row returns the last page, and a cursor
                 *     before the first row the first page.
                 */
                cursor?: components["parameters"]["RowCursor"];
                /** @description Without a cursor, selects the first or the last page. The default is `first`. */
                end?: components["parameters"]["End"];
                /**
                 * @description Leaves out the sums over all rows that match. Without this parameter, a host leaves out only sums that take too long,
                 *     and still returns the page. With it, a host may also count fewer rows, so that the page arrives sooner; the same
                 *     call without it counts them.
                 */
                sums?: components["parameters"]["LeaveOut"];
                /** @description Also requests the values of each filter, with the number of their rows in the whole list. */
                choices?: components["parameters"]["WithChoices"];
                /**
                 * @description The columns of the CSV file in their order, by the names of their fields. The default is all columns.
                 * @example name,status
                 */
                columns?: components["parameters"]["ShownColumns"];
                /** @description Masks e-mail addresses and phone numbers, as the screen does. */
                masked?: components["parameters"]["Masked"];
                /**
                 * @description With `csv` the answer is a file with all rows that match, and the parameters of a page are ignored. The host writes an
                 *     audit entry before it sends the file. An account can download two files at a time. The download breaks off when
                 *     the session ends.
                 */
                format?: components["parameters"]["Format"];
            };
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
                    "text/csv": components["schemas"]["CsvText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOwnPassword: {
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
                 *       "current_password": "artisan-admin",
                 *       "new_password": "green kettle by the window"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                    new_password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["RefusedPassword"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions of the account that have not ended. The session of the call is first, then the last used. */
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
                     *             "id": 41,
                     *             "is_current": true,
                     *             "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
                     *             "address": "102.89.23.7",
                     *             "started_at": "2026-11-20T08:02:00.000Z",
                     *             "last_used_at": "2026-11-20T09:12:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: components["schemas"]["OwnSession"][];
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
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client chooses a new key for each press of a button. A repeated call with the same key changes nothing and
                 *     returns the first answer, also a refusal, for 30 days. While the first call still runs, the repeated call waits
                 *     for its answer. The same key with another request is refused with 422. Without a key each call is carried out.
                 * @example 018f8a52-7c1d-7e3a-b2c4-9d1e5f60a7b8
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Rejection"];
        responses: {
            200: components["responses"]["Rejected"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["OtherCall"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectPartPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client chooses a new key for each press of a button. A repeated call with the same key changes nothing and
                 *     returns the first answer, also a refusal, for 30 days. While the first call still runs, the repeated call waits
                 *     for its answer. The same key with another request is refused with 422. Without a key each call is carried out.
                 * @example 018f8a52-7c1d-7e3a-b2c4-9d1e5f60a7b8
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the part-payment if the host sends one, else the id of its job.
                 * @example 2817
                 */
                id: components["parameters"]["PartPaymentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Rejection"];
        responses: {
            200: components["responses"]["Rejected"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["OtherCall"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setArtisanStatus: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "deactivated",
                 *       "reason": "Reported by three clients.",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "active" | "deactivated";
                    reason?: components["schemas"]["Reason"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setArtisanLevel: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "level": 2,
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    level: number;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineVerification: {
        parameters: {
            query: {
                /** @example The name on the certificate does not match. */
                reason: components["parameters"]["Reason"];
                /**
                 * @description The version that was on screen.
                 * @example 1
                 */
                version: components["parameters"]["VersionOnScreen"];
            };
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
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EditConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientReviews: {
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
            /** @description All reviews of the client by artisans, newest first. */
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
                     *             "id": 77,
                     *             "rating": 5,
                     *             "review": "Clear about the work and paid the same day.",
                     *             "artisan_id": 1284,
                     *             "artisan_name": "Chukwuemeka Okafor",
                     *             "job_id": 2846,
                     *             "service_type": "Carpentry",
                     *             "created_at": "2026-11-19T16:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: components["schemas"]["ClientReview"][];
                        };
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
    updateAbout: {
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
                 *       "about": "We connect clients with artisans.",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    about: components["schemas"]["LongText"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPrivacyItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client chooses a new key for each press of a button. A repeated call with the same key changes nothing and
                 *     returns the first answer, also a refusal, for 30 days. While the first call still runs, the repeated call waits
                 *     for its answer. The same key with another request is refused with 422. Without a key each call is carried out.
                 * @example 018f8a52-7c1d-7e3a-b2c4-9d1e5f60a7b8
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewItem"];
        responses: {
            200: components["responses"]["Created"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["FullPage"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["OtherCall"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePrivacyItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ChangedItem"];
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePrivacyItem: {
        parameters: {
            query: {
                /**
                 * @description The version that was on screen.
                 * @example 1
                 */
                version: components["parameters"]["VersionOnScreen"];
            };
            header?: never;
            path: {
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EditConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPrivacyOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Order"];
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTermsItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client chooses a new key for each press of a button. A repeated call with the same key changes nothing and
                 *     returns the first answer, also a refusal, for 30 days. While the first call still runs, the repeated call waits
                 *     for its answer. The same key with another request is refused with 422. Without a key each call is carried out.
                 * @example 018f8a52-7c1d-7e3a-b2c4-9d1e5f60a7b8
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewItem"];
        responses: {
            200: components["responses"]["Created"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["FullPage"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["OtherCall"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTermsItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ChangedItem"];
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTermsItem: {
        parameters: {
            query: {
                /**
                 * @description The version that was on screen.
                 * @example 1
                 */
                version: components["parameters"]["VersionOnScreen"];
            };
            header?: never;
            path: {
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EditConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTermsOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Order"];
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPageVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example privacy */
                page: "about" | "privacy" | "terms";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 500 versions of all items of the page, also of deleted ones, newest first. */
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
                     *             "id": 912,
                     *             "item_id": 14,
                     *             "version": 3,
                     *             "change": "updated",
                     *             "name": "What we store",
                     *             "description": "Names, phone numbers and the work done.",
                     *             "by": "admin@artisan.example",
                     *             "at": "2026-11-20T09:12:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: components["schemas"]["PageVersion"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restorePageVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the version to restore.
                 * @example 911
                 */
                id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 3
                 *     }
                 */
                "application/json": {
                    /** @description The newest version of the item that was on screen. A deleted item has versions, too. */
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setContactMessageStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "read_status": "read"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    read_status: "read" | "not-read";
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactReplies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All replies to the message, newest first. */
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
                     *             "id": "018f8a52-7c1d-7e3a-b2c4-9d1e5f60a7b8",
                     *             "to": "adaeze.umeh@example.ng",
                     *             "subject": "Re: Payment",
                     *             "text": "Thank you for writing. The payment arrived today.",
                     *             "state": "sent",
                     *             "detail": null,
                     *             "by": "admin@artisan.example",
                     *             "created_at": "2026-11-20T09:12:00.000Z",
                     *             "finished_at": "2026-11-20T09:12:02.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MailList"];
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
    replyToContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "018f8a52-7c1d-7e3a-b2c4-9d1e5f60a7b8",
                 *       "subject": "Re: Payment",
                 *       "text": "Thank you for writing. The payment arrived today."
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The client chooses a new id for each reply.
                     */
                    id: string;
                    /** @description One line with at least one visible character. */
                    subject: string;
                    text: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["NoAddress"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listArtisanMails: {
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
            /** @description All e-mails to the artisan, newest first. */
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
                     *             "id": "018f8a52-7c1d-7e3a-b2c4-9d1e5f60a7b9",
                     *             "to": "chukwuemeka.okafor@example.ng",
                     *             "subject": "Your withdrawal request 1041",
                     *             "text": "Your request was not approved. Please correct the name of your bank account.",
                     *             "state": "failed",
                     *             "detail": "550 5.1.1 The mailbox does not exist.",
                     *             "by": "admin@artisan.example",
                     *             "created_at": "2026-11-20T09:12:00.000Z",
                     *             "finished_at": "2026-11-20T09:12:02.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MailList"];
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
    retryMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 018f8a52-7c1d-7e3a-b2c4-9d1e5f60a7b8 */
                id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description An entry is found if its sentence or reason contains all these words, in any case. More than 10 words are
                 *     refused with 400, because a search for only some of them would find too much.
                 */
                search?: components["parameters"]["AuditWords"];
                /** @description The e-mail that the account had when it made the change. */
                account?: components["parameters"]["AuditAccount"];
                kind?: components["parameters"]["AuditKind"];
                /** @description The first day, in Africa/Lagos. */
                from?: components["parameters"]["FirstDay"];
                /** @description The last day, in Africa/Lagos. */
                to?: components["parameters"]["LastDay"];
                /** @description `next` or `previous` of an earlier answer, also of an answer with other filters. The page continues there. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Without a cursor, `first` returns the newest entries and `last` the oldest. The entries of a page are newest first
                 *     in both cases. A host that does not support `last` returns the newest entries, with `next`.
                 */
                end?: components["parameters"]["AuditEnd"];
                /** @description The number of rows of a page, at most 100. The default is 25. */
                size?: components["parameters"]["PageSize"];
                /**
                 * @description With `csv` the answer is a file with all rows that match, and the parameters of a page are ignored. The host writes an
                 *     audit entry before it sends the file. An account can download two files at a time. The download breaks off when
                 *     the session ends.
                 */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries, newest first; with `format=csv` a file with all entries that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntries"];
                    "text/csv": components["schemas"]["CsvText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTimeline: {
        parameters: {
            query?: {
                /** @description `next` or `previous` of an earlier answer, also of an answer with other filters. The page continues there. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The number of rows of a page, at most 100. The default is 25. */
                size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @example withdrawal */
                kind: components["schemas"]["AuditSubject"];
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AuditPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDecisionRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "type_amounts_from": 500000,
                     *         "promised_hours": 48,
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DecisionRules"];
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
    setDecisionRules: {
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
                 *       "type_amounts_from": 500000,
                 *       "promised_hours": 48,
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @description The least amount, in Naira, that an administrator must type to approve it. Null if none must be typed. */
                    type_amounts_from: number | null;
                    promised_hours: number | null;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RulesConflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example withdrawal */
                kind: components["parameters"]["NotedKind"];
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All notes on the record, newest first, also the withdrawn ones. */
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
                     *             "id": 12,
                     *             "text": "Called on Monday. The bank account is the artisan's own.",
                     *             "by": "admin@artisan.example",
                     *             "is_own": true,
                     *             "at": "2026-11-20T09:12:00.000Z",
                     *             "withdrawn_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: components["schemas"]["Note"][];
                        };
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
    addNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client chooses a new key for each press of a button. A repeated call with the same key changes nothing and
                 *     returns the first answer, also a refusal, for 30 days. While the first call still runs, the repeated call waits
                 *     for its answer. The same key with another request is refused with 422. Without a key each call is carried out.
                 * @example 018f8a52-7c1d-7e3a-b2c4-9d1e5f60a7b8
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example withdrawal */
                kind: components["parameters"]["NotedKind"];
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Called on Monday. The bank account is the artisan's own."
                 *     }
                 */
                "application/json": {
                    text: components["schemas"]["NoteText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Created"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["OtherCall"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    flagPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example artisan */
                kind: components["parameters"]["PersonKind"];
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Two clients report that the work was paid and never began."
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unflagPerson: {
        parameters: {
            query: {
                /** @example The name on the certificate does not match. */
                reason: components["parameters"]["Reason"];
                /**
                 * @description The version that was on screen.
                 * @example 1
                 */
                version: components["parameters"]["VersionOnScreen"];
            };
            header?: never;
            path: {
                /** @example artisan */
                kind: components["parameters"]["PersonKind"];
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMarks: {
        parameters: {
            query: {
                /** @example withdrawal */
                kind: components["schemas"]["NotedKind"];
                /**
                 * @description The ids of at most 100 records, separated by commas.
                 * @example 1041,1042
                 */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that have notes, or whose artisan or client is flagged. All other records are left out. */
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
                     *             "id": 1041,
                     *             "notes": 2,
                     *             "flags": [
                     *               {
                     *                 "kind": "artisan",
                     *                 "id": 1284,
                     *                 "reason": "Two clients report that the work was paid and never began.",
                     *                 "by": "admin@artisan.example",
                     *                 "at": "2026-11-20T09:12:00.000Z",
                     *                 "version": 3
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: components["schemas"]["Mark"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All views of the administrator, sorted by name. */
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
                     *             "screen": "/admin/transactions",
                     *             "name": "Failed in November",
                     *             "search": "?payment_status=failed"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: components["schemas"]["SavedView"][];
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
    saveView: {
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
                 *       "screen": "/admin/transactions",
                 *       "name": "Failed in November",
                 *       "search": "?payment_status=failed"
                 *     }
                 */
                "application/json": {
                    screen: components["schemas"]["ScreenPath"];
                    name: components["schemas"]["ViewName"];
                    search: components["schemas"]["ViewSearch"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1041 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordReveal: {
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
                 *       "kind": "artisan",
                 *       "id": "12",
                 *       "field": "phone"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    kind: "artisan" | "client" | "contact-message";
                    id: components["schemas"]["PathId"];
                    /** @enum {string} */
                    field: "phone" | "email";
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamChanges: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event that arrived. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
