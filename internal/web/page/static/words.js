// What the script of a match says, in the language of its page, which brings the texts.
const texts = JSON.parse(document.getElementById("words").textContent);
const cardinal = new Intl.PluralRules(document.documentElement.lang);

export const say = (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (name, value) => values[value] ?? name);
export const many = (stem, n, values = {}) => say(`${stem}.${cardinal.select(n) === "one" ? "one" : "other"}`, { ...values, n });
