// Preloaded with `node --require` to stop the clock at TEST_FROZEN_TIME (milliseconds since 1970), so that pages show
// the same every day. Timers keep running.
const frozen = Number(process.env.TEST_FROZEN_TIME);

globalThis.Date = class extends Date {
  constructor(...time) {
    super(...(time.length === 0 ? [frozen] : time));
  }
  static now() {
    return frozen;
  }
};
