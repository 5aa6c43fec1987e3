/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The origin of the API host; empty if the same host serves the dashboard. */
  readonly VITE_API_HOST?: string;
  /** The product name instead of "Back Office". */
  readonly VITE_PRODUCT_NAME?: string;
}
