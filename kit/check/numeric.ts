/** A number in plain digits: optional sign, optional decimals; `.5`, `5.` and `1e3` are none [X208]. */
export const isNumeric = (text: string): boolean => /^[+-]?\d+(?:\.\d+)?$/.test(text)
