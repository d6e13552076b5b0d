// The moment at which clocks and countdowns are shown.

/** Moment goes on while the page lives. What it shows is always asked of the clock of the machine, so that nothing adds up. */
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
