// The small boards of running matches on the home page. The page regularly loads newer pictures
// and replaces the old ones when they are complete.

const EVERY = 15_000;

/** newer returns the address of the picture with a tag; '' if it is shown already. */
export function newer(shown: string, tag: string | null): string {
  const bare = tag?.replace(/^(W\/)?"|(-gzip)?"$/g, '') ?? '';
  const [path = ''] = shown.split('?');
  const address = `${path}?v=${bare}`;
  return bare === '' || address === shown ? '' : address;
}

async function refreshImage(img: HTMLImageElement): Promise<void> {
  const { pathname, search } = new URL(img.currentSrc || img.src);
  const answer = await fetch(pathname, { method: 'HEAD' });
  const address = answer.ok ? newer(pathname + search, answer.headers.get('ETag')) : '';
  if (!address) return;
  const next = new Image();
  next.src = address;
  await next.decode();
  const { parentElement: picture } = img;
  const source = [...(picture?.querySelectorAll('source') ?? [])].find((one) => one.srcset.split('?')[0] === pathname);
  if (source) source.srcset = address;
  else img.src = address;
}

/** keepBoards updates the boards of a page while it is visible. */
export function keepBoards(main: HTMLElement): void {
  const boards = [...main.querySelectorAll<HTMLImageElement>('img[src^="/static/matches/"]')];
  if (boards.length === 0) return;
  const round = async (): Promise<void> => {
    for (const img of boards) {
      if (document.hidden) return;
      await refreshImage(img).catch(() => undefined); // the next round tries again
    }
  };
  setInterval(() => void round(), EVERY);
  document.addEventListener('visibilitychange', () => void round());
}
