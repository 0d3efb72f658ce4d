/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `{base_url}/api/v1/events/collect/<install_id>`. */
  readonly VITE_EVENTS_ENDPOINT: string;
}
