/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The address or the path in front of `/api/v1`; empty if the API is at the root of the dashboard's host. */
  readonly VITE_API_HOST?: string;
  /** The product name instead of "Back Office". */
  readonly VITE_PRODUCT_NAME?: string;
}
