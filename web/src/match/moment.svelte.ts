// The moment at which clocks and countdowns are shown.

/** Moment follows the clock of the machine while the page is open, so that errors do not add up. */
export class Moment {
  now = $state(performance.now());
  online = $state(navigator.onLine);

  constructor(every = 200) {
    setInterval(() => {
      if (document.hidden) return;
      this.now = performance.now();
      this.online = navigator.onLine;
    }, every);
    document.addEventListener('visibilitychange', () => {
      this.now = performance.now();
    });
  }
}
