// `node --require`s this to stop the clock at TEST_FROZEN_TIME (milliseconds since 1970), so that what a page shows is the same
// on every day. Timers go on.
const frozen = Number(process.env.TEST_FROZEN_TIME);

globalThis.Date = class extends Date {
  constructor(...time) {
    super(...(time.length === 0 ? [frozen] : time));
  }
  static now() {
    return frozen;
  }
};
