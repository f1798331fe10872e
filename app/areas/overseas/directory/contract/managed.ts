import { z } from 'zod'
import { day, flag, id, idList, int, maybe, maybeText, text } from '#kit/wire/fields.ts'
import { type CaseKind, caseKinds, MOST, type ProofKind, type ProofState, proofKinds, proofStates } from '../rules.ts'
import { kindsOf } from './shapes.ts'

/** Words that stand one under the other, or with a comma between. */
const words = () => maybeText(MOST.items * MOST.item)
/** A hospital in the list of who keeps the directory. */
export const managedUnit = z.object({
  unit_id: z.int(),
  unit_name: z.string(),
  country_name: z.string(),
  city: z.string(),
  /** The last day on which it is proven; '' where it is not now. */
  proof_end_date: z.string(),
  is_shown: flag(),
  is_on: flag(),
  /** Its country is shown; with one that is hidden it is hidden too. */
  is_country_on: flag(),
  is_hot: flag(),
  consult_num: z.int(),
  is_demo: flag(),
})

/** A hospital with all that can be changed of it. */
export const wholeUnit = z.object({
  unit_id: z.int(),
  country_id: z.int(),
  name: z.string(),
  foreign_name: z.string(),
  city: z.string(),
  address: z.string(),
  website: z.string(),
  intro: z.string(),
  departments: z.array(z.string()),
  languages: z.array(z.string()),
  services: z.array(z.string()),
  category_ids: z.array(z.int()),
  founded_year: z.int().nullable(),
  bed_num: z.int().nullable(),
  images: z.array(z.string()),
  position: z.int(),
  is_hot: flag(),
  is_on: flag(),
  why_not: z.string(),
  proofs: z.array(
    z.object({
      proof_id: z.int(),
      kind_name: z.string(),
      title: z.string(),
      number: z.string(),
      issuer: z.string(),
      begin_date: z.string(),
      end_date: z.string(),
      scan: z.string(),
      state: kindsOf<ProofState>(proofStates),
      state_desc: z.string(),
    }),
  ),
  rates: z.array(
    z.object({
      rate_id: z.int(),
      ill_name: z.string(),
      measure: z.string(),
      percent: z.string(),
      patient_num: z.int(),
      source: z.string(),
      year: z.int(),
    }),
  ),
})

/** A country with all that can be changed of it. */
export const managedCountry = z.object({
  country_id: z.int(),
  name: z.string(),
  code: z.string(),
  currency: z.string(),
  languages: z.array(z.string()),
  good_at: z.array(z.string()),
  intro: z.string(),
  visa: z.string(),
  travel: z.string(),
  minutes_ahead: z.int(),
  image: z.string(),
  position: z.int(),
  is_on: flag(),
})

/** A kind of treatment with all that can be changed of it. */
export const managedKind = z.object({
  category_id: z.int(),
  name: z.string(),
  intro: z.string(),
  picture: z.string(),
  position: z.int(),
  is_on: flag(),
})

/** An expert with all that can be changed of them. */
export const managedExpert = z.object({
  doctor_id: z.int(),
  unit_id: z.int(),
  unit_name: z.string(),
  name: z.string(),
  foreign_name: z.string(),
  title_name: z.string(),
  dep_name: z.string(),
  intro: z.string(),
  good_at: z.array(z.string()),
  languages: z.array(z.string()),
  ill_names: z.array(z.string()),
  is_remote: flag(),
  image: z.string(),
  position: z.int(),
  is_on: flag(),
})

/** A case or an article with all that can be changed of it. */
export const managedCase = z.object({
  article_id: z.int(),
  kind: kindsOf<CaseKind>(caseKinds),
  kind_name: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  image: z.string(),
  unit_id: z.int().nullable(),
  unit_name: z.string(),
  ill_name: z.string(),
  person: z.string(),
  treated_year: z.int().nullable(),
  consent_date: z.string(),
  consent_note: z.string(),
  is_withdrawn: flag(),
  is_on: flag(),
})

/** Goods that are a service abroad, with what their price is made of. */
export const managedPackage = z.object({
  goods_id: z.int(),
  goods_name: z.string(),
  price: z.string(),
  unit_id: z.int(),
  unit_name: z.string(),
  category_id: z.int(),
  category_name: z.string(),
  is_hot: flag(),
  position: z.int(),
  is_on: flag(),
  /** The hospital was not proven any more: it goes back on the shelf once it is. */
  is_taken_off: flag(),
  /** The included lines come to the price. */
  is_whole: flag(),
  lines: z.array(
    z.object({
      what: z.string(),
      times: z.int(),
      amount_minor: z.int(),
      currency: z.string(),
      is_included: flag(),
      paid_to: z.string(),
    }),
  ),
})

/** A proof as it is written. */
export const proofSheet = z.object({
  unit_id: id(),
  kind: kindsOf<ProofKind>(proofKinds),
  title: text(MOST.name),
  number: text(MOST.name),
  issuer: text(MOST.name),
  begin_date: day(),
  end_date: maybe(day()),
  scan: text(200),
})

/** A published figure as it is written. */
export const rateSheet = z.object({
  unit_id: id(),
  ill_name: maybeText(MOST.name),
  measure: text(MOST.item),
  /** In percent, with at most one decimal. */
  percent: z.string().regex(/^(100(\.0)?|\d{1,2}(\.\d)?)$/),
  patient_num: int(1, 10_000_000),
  source: text(MOST.words),
  source_url: maybeText(MOST.words),
  year: int(1950, 2100),
})

/** A country as it is written. */
export const countrySheet = z.object({
  country_id: maybe(id()),
  name: text(MOST.item),
  code: z.string().regex(/^[A-Z]{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  languages: words(),
  good_at: words(),
  intro: text(MOST.intro),
  visa: text(MOST.intro),
  travel: text(MOST.intro),
  minutes_ahead: int(-1_440, 1_440),
  image: maybeText(200),
  position: int(0, 999),
})

/** A case or an article as it is written. */
export const caseSheet = z.object({
  article_id: maybe(id()),
  kind: kindsOf<CaseKind>(caseKinds),
  title: text(MOST.name),
  summary: text(MOST.words),
  content: text(MOST.content),
  image: maybeText(200),
  unit_id: maybe(id()),
  ill_name: maybeText(MOST.name),
  person: maybeText(MOST.item),
  treated_year: maybe(int(1950, 2100)),
  consent_date: maybe(day()),
  consent_note: maybeText(MOST.words),
})

/** A hospital as it is written. */
export const unitSheet = {
  country_id: id(),
  name: text(MOST.name),
  foreign_name: text(MOST.words),
  city: text(MOST.item),
  address: text(MOST.words),
  website: maybeText(MOST.words),
  intro: text(MOST.intro),
  departments: words(),
  languages: words(),
  services: words(),
  category_ids: maybe(idList(MOST.items)),
  founded_year: maybe(int(1000, 2100)),
  bed_num: maybe(int(1, 20_000)),
  images: maybeText(2_000),
  position: int(0, 999),
  is_hot: maybe(int(0, 1)),
}

/** An expert as they are written. */
export const expertSheet = {
  unit_id: id(),
  name: text(MOST.name),
  foreign_name: text(MOST.name),
  title_name: text(MOST.item),
  dep_name: text(MOST.item),
  intro: text(MOST.intro),
  good_at: words(),
  languages: words(),
  ill_names: words(),
  is_remote: maybe(int(0, 1)),
  image: maybeText(200),
  position: int(0, 999),
}

/** A line of a price as it is written. */
export const priceLine = z.object({
  what: text(MOST.item),
  times: int(1, 999),
  /** Hundredths of the currency; 0: nobody can say before. */
  amount_minor: int(0, 2_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  is_included: int(0, 1),
  paid_to: text(MOST.item),
})
