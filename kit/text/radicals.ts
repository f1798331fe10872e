/**
 * The character of each sign of the supplement of radicals, from U+2E81 on: the property Equivalent_Unified_Ideograph of Unicode 14
 * (EquivalentUnifiedIdeograph.txt), which compatibility forms (NFKC) have for two of them alone. U+2E9A is not given out.
 */
const supplement = [
  ...'厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣尢𡯂巳幺彑彐忄心扌攵 旡日月歺母民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹纟罓罒㓁冗𦉫羊𦍌𦍋耂肀聿肉𦥑艹艹艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟',
]
const FIRST = 0x2e81

/** Signs of radicals, which copying from a PDF puts in the place of the characters that look the same. */
const signs = /[\u2e80-\u2fdf]/g

/** A text with the characters in the place of signs of radicals that have one; the others stay. */
export const withoutRadicals = (text: string): string =>
  text.replace(signs, (sign) => supplement[sign.charCodeAt(0) - FIRST]?.trim() || sign.normalize('NFKC'))
