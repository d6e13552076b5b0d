// The content policy requires Trusted Types: where a text becomes a part of the page or
// the address of a script, the browser accepts it from a policy only. These are ours.
interface Rules {
  createHTML: (text: string) => string;
  createScriptURL: (url: string) => string;
}
interface Policy {
  createHTML(text: string): unknown;
  createScriptURL(url: string): unknown;
}
interface Factory {
  createPolicy(name: string, rules: Rules): Policy;
}

/** ofThisSite returns the address of a script of this site; any other is an error. */
export function ofThisSite(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`${url} is a script of another site`);
  return url;
}

/** onlyShapes returns a drawing; one that could run a script is an error. */
export function onlyShapes(drawing: string): string {
  if (/<\s*(script|style|foreignobject|iframe|object|embed|a|image|animate|set)\b|[\s"'/]on\w+\s*=|javascript:/i.test(drawing)) {
    throw new TypeError('a drawing has more in it than shapes');
  }
  return drawing;
}

const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('teahouse', {
  createHTML: onlyShapes,
  createScriptURL: ofThisSite,
});

/** scriptURL returns an address from which workers can be started. */
export function scriptURL(url: string): string {
  return (policy?.createScriptURL(url) ?? ofThisSite(url)) as string;
}

const most = 1000;
const shapes = new Map<string, unknown>();

/** trustedShapes makes a drawing one that can be put into a page: the same for the same text.
    Of nothing it makes an empty group, which Svelte can replace later. */
export function trustedShapes(drawn: string | undefined): unknown {
  const drawing = drawn || '<g></g>';
  let made = shapes.get(drawing);
  if (made === undefined) {
    if (shapes.size >= most) shapes.clear();
    made = policy?.createHTML(drawing) ?? onlyShapes(drawing);
    shapes.set(drawing, made);
  }
  return made;
}
