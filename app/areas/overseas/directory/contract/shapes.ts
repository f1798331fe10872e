import { z } from 'zod'
import { entityGoodsList } from '#app/areas/mall/goods/contract.ts'
import { flag, time } from '#kit/wire/fields.ts'
import { type CaseKind, caseKinds } from '../rules.ts'

/** One of these words. */
export const kindsOf = <K extends string>(words: Readonly<Record<K, string>>) => z.enum(Object.keys(words) as K[])

/** A country to which people go. */
export const country = z.object({
  country_id: z.int(),
  country_name: z.string(),
  /** ISO 3166 alpha-2. */
  code: z.string(),
  /** ISO 4217, in which its hospitals name prices. */
  currency: z.string(),
  image: z.string(),
  good_at: z.array(z.string()),
  intro: z.string(),
  languages: z.array(z.string()),
  /** How one enters for treatment. */
  visa: z.string(),
  /** How one gets there. */
  travel: z.string(),
  /** How much later or earlier it is there, in words. */
  time_words: z.string(),
  unit_num: z.int(),
  is_demo: flag(),
})

/** A kind of treatment. */
export const category = z.object({
  category_id: z.int(),
  category_name: z.string(),
  intro: z.string(),
  image: z.string(),
  unit_num: z.int(),
  goods_num: z.int(),
})

/** A hospital abroad. */
export const unit = z.object({
  unit_id: z.int(),
  unit_name: z.string(),
  foreign_name: z.string(),
  country_id: z.int(),
  country_name: z.string(),
  city: z.string(),
  image: z.string(),
  departments: z.array(z.string()),
  languages: z.array(z.string()),
  is_hot: flag(),
  /** The last day of the authorisation that is in force, `2027-03-31`; '' where none is. */
  proof_end_date: z.string(),
  is_demo: flag(),
})

/** An expert of one. */
export const expert = z.object({
  doctor_id: z.int(),
  doctor_name: z.string(),
  foreign_name: z.string(),
  title_name: z.string(),
  dep_name: z.string(),
  unit_id: z.int(),
  unit_name: z.string(),
  country_name: z.string(),
  image: z.string(),
  good_at: z.array(z.string()),
  languages: z.array(z.string()),
  /** Consults from afar. */
  is_remote: flag(),
  is_demo: flag(),
})

/** A case, or an article. */
export const story = z.object({
  article_id: z.int(),
  kind: kindsOf<CaseKind>(caseKinds),
  kind_name: z.string(),
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  ill_name: z.string(),
  country_name: z.string(),
  unit_id: z.int().nullable(),
  unit_name: z.string(),
  /** Whom it is about, so that nobody is known by it. */
  person: z.string(),
  treated_year: z.int().nullable(),
  publish_time: time(),
  is_demo: flag(),
})

/** A service that can be bought. */
export const goods = entityGoodsList.output.shape.list.element
  .pick({
    goods_id: true,
    goods_name: true,
    subtitle: true,
    img: true,
    price: true,
    org_price: true,
    price_space: true,
    tags: true,
    sold_num: true,
  })
  .extend({
    /** Where it takes place. */
    unit_id: z.int(),
    unit_name: z.string(),
    country_name: z.string(),
    category_name: z.string(),
  })

/** An illness that people have treated abroad. */
export const illness = z.object({ ill_id: z.int(), ill_name: z.string(), category_name: z.string(), worth: z.string() })
