// What the store says about its own health; pino's loggers fit.

export interface StoreLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
