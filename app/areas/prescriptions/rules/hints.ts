/** What a hint is about. */
export const hintKinds = ['allergy', 'twice', 'dose'] as const
/** What a hint is about. */
type HintKind = (typeof hintKinds)[number]

/** Something that a doctor is shown before they sign. It never refuses. */
export interface Hint {
  kind: HintKind
  words: string
}

/** A drug as far as hints ask: its name, and what its page says line by line. */
interface HintedDrug {
  name: string
  /** Parts of its page by their title; none of what is not sold here. */
  parts: readonly { title: string; lines: readonly string[] }[]
}

/** What is known besides: what somebody is said to be allergic to and by whom, and what they were prescribed lately. */
export interface HintFacts {
  drug: HintedDrug
  dosage: string
  allergies: readonly { words: string; source: string }[]
  others: readonly { drug: string; day: string }[]
}

/** Substances by which whole classes of drugs are meant, and what stands in the names of drugs of that class. */
const classes: readonly { says: RegExp; inNames: RegExp }[] = [
  { says: /青霉素|西林|盘尼西林/, inNames: /青霉素|西林/ },
  { says: /头孢|先锋霉素/, inNames: /头孢|先锋霉素/ },
  { says: /磺胺/, inNames: /磺胺/ },
  { says: /喹诺酮|沙星/, inNames: /沙星/ },
  { says: /阿司匹林|阿斯匹林|乙酰水杨酸/, inNames: /阿司匹林|阿斯匹林|乙酰水杨酸/ },
]

/** Salts and forms: what is left of a name without them is the ingredient. */
const salts =
  /^(苯磺酸|盐酸|硫酸|马来酸|酒石酸|富马酸|枸橼酸|琥珀酸|磷酸|甲磺酸|氢溴酸|醋酸|硝酸|乳酸|重酒石酸|复方|注射用)+/
const forms =
  /(缓释|控释|肠溶|分散|泡腾|咀嚼|口腔崩解|双释放)*(软)?(胶囊|片|颗粒|干混悬剂|混悬液|混悬剂|口服液|口服溶液|溶液|糖浆|滴丸|滴剂|滴眼液|软膏|乳膏|凝胶|喷雾剂|气雾剂|吸入剂|注射液|散|丸|栓|贴剂|贴膏|合剂|酊)(剂)?.*$/

/** The ingredient as the name of a drug says it: 苯磺酸氨氯地平片 5mg → 氨氯地平. */
export const ingredientOf = (name: string): string => {
  const plain = name
    .normalize('NFKC')
    .replace(/[（(].*?[)）]/g, '')
    .trim()
  const [first = ''] = plain.split(/\s+/)
  return first
    .replace(forms, '')
    .replace(/(钠|钾|钙)$/, '')
    .replace(salts, '')
}

/** The substances of a drug: by its name, and by the line of ingredients on its page. */
const substancesOf = ({ name, parts }: HintedDrug): string => {
  const lines = parts.filter(({ title }) => /成[份分]/.test(title)).flatMap((part) => part.lines)
  return [ingredientOf(name), name, ...lines].join(' ')
}

/** Names of substances in what somebody said of their allergies; nothing of a no. */
export const allergensIn = (words: string): string[] =>
  words
    .normalize('NFKC')
    .split(/[\s,，、;；。/和及与]+/)
    .filter((part) => !/^(无|没有|没|不详|未|否认|暂无)|[不无未]过敏|阴性|[(]-[)]/.test(part))
    .map((part) =>
      part
        .replace(/^对/, '')
        .replace(/(类)?(药物|药)?(严重|轻度)?(过敏|皮试阳性).*$/, '')
        .replace(/类$/, ''),
    )
    .filter((part) => part.length >= 2)

const isAllergicTo = (allergen: string, drug: HintedDrug): boolean => {
  const substances = substancesOf(drug)
  if (substances.includes(allergen)) return true
  const ingredient = ingredientOf(drug.name)
  if (ingredient.length >= 2 && allergen.includes(ingredient)) return true
  return classes.some(({ says, inNames }) => says.test(allergen) && inNames.test(substances))
}

const allergyHints = ({ drug, allergies }: HintFacts): Hint[] => {
  const found = allergies.flatMap(({ words, source }) =>
    allergensIn(words)
      .filter((allergen) => isAllergicTo(allergen, drug))
      .map((allergen) => ({ kind: 'allergy' as const, words: `${source}写着对“${allergen}”过敏，请先问清楚。` })),
  )
  return [...new Map(found.map((hint) => [hint.words, hint])).values()]
}

const twiceHints = ({ drug, others }: HintFacts): Hint[] => {
  const ingredient = ingredientOf(drug.name)
  if (ingredient.length < 2) return []
  return others
    .filter((other) => ingredientOf(other.drug) === ingredient)
    .slice(0, 1)
    .map(({ drug: name, day }) => ({
      kind: 'twice',
      words: `${day} 开过成分相同的“${name}”，请看看是不是重复用药。`,
    }))
}

const digits: Readonly<Record<string, number>> = {
  半: 0.5,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
}
const DIGIT = `[0-9.]+|[${Object.keys(digits).join('')}]`
/** A number, or the upper one of two. */
const NUMBER = `(?:(?:${DIGIT})[-~至到])?(${DIGIT})`
/** Each or one, not the last digit of more. */
const A = '(?:每|一|(?<![0-9.])1)'
/** Not by the weight of the body, which is not known here. */
const UNIT = '(毫克|mg|微克|ug|μg|克|g|毫升|ml|片|粒|袋|支|滴)(?![/每])'
const numberOf = (typed: string): number => digits[typed] ?? Number(typed)

/** How much of a unit is how much of the one that all of its kind are compared in. */
const units: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  毫克: ['mg', 1],
  mg: ['mg', 1],
  微克: ['mg', 0.001],
  ug: ['mg', 0.001],
  μg: ['mg', 0.001],
  克: ['mg', 1_000],
  g: ['mg', 1_000],
  毫升: ['ml', 1],
  ml: ['ml', 1],
}

interface Amount {
  amount: number
  unit: string
}

const amountOf = (number: string, unit: string): Amount => {
  const [name, factor] = units[unit] ?? [unit, 1]
  return { amount: numberOf(number) * factor, unit: name }
}

const timesADay = (words: string): number | undefined => {
  const often = new RegExp(`${A}[日天]${NUMBER}次`).exec(words)
  if (often) return numberOf(often[1] as string)
  const hours = new RegExp(`每隔?${NUMBER}个?小时`).exec(words)
  if (hours) return 24 / numberOf(hours[1] as string)
  return /每晚|睡前|每早|晨起/.test(words) ? 1 : undefined
}

/** What a day comes to by a dosage in words; undefined where it cannot be read. */
export const dailyDoseIn = (dosage: string): Amount | undefined => {
  const words = dosage.normalize('NFKC').toLowerCase().replace(/\s/g, '')
  const each = new RegExp(`${A}次${NUMBER}${UNIT}`).exec(words)
  const times = timesADay(words)
  if (!each || times === undefined || !Number.isFinite(times)) return undefined
  const { amount, unit } = amountOf(each[1] as string, each[2] as string)
  return Number.isFinite(amount) ? { amount: amount * times, unit } : undefined
}

/** The most of a day that the page of a drug names; undefined where it names none. */
export const dailyMaximumIn = (parts: HintedDrug['parts']): (Amount & { line: string }) | undefined => {
  const most = new RegExp(
    `(?:[日天]|24小时)内?(?:最大剂量|最大量|最高剂量|最多|不得超过|不应超过|不超过|不能超过)[^0-9百${Object.keys(digits).join('')}]{0,6}${NUMBER}${UNIT}`,
  )
  for (const line of parts.flatMap((part) => part.lines)) {
    const found = most.exec(line.normalize('NFKC').toLowerCase().replace(/\s/g, ''))
    if (found) return { ...amountOf(found[1] as string, found[2] as string), line }
  }
  return undefined
}

const doseHints = ({ drug, dosage }: HintFacts): Hint[] => {
  const [daily, most] = [dailyDoseIn(dosage), dailyMaximumIn(drug.parts)]
  if (!daily || !most || daily.unit !== most.unit || daily.amount <= most.amount) return []
  return [{ kind: 'dose', words: `按用法算，一天的量超过了说明书：“${most.line}”。` }]
}

/**
 * What a doctor is shown before they sign: an allergy that was said, the same ingredient prescribed lately, more a day than the page of
 * the drug names. Only what the data say; that there is none does not mean that all is well.
 */
export const hintsFor = (facts: HintFacts): Hint[] => [
  ...allergyHints(facts),
  ...twiceHints(facts),
  ...doseHints(facts),
]
