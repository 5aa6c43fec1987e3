/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the API host the dashboard is built for; empty for the one that serves it. */
  readonly VITE_API_HOST?: string;
  /** Name to show instead of "Back Office". */
  readonly VITE_PRODUCT_NAME?: string;
}
