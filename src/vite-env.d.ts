/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The address of the API host, without `/api/v1`; empty if the same host serves the dashboard. */
  readonly VITE_API_HOST?: string;
  /** The product name instead of "Back Office". */
  readonly VITE_PRODUCT_NAME?: string;
}
