import { z } from 'zod'
import { activityOffers } from '#app/areas/activities/acts/rules.ts'
import { docArticleList } from '#app/areas/content/articles/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { mallShortcuts } from '#app/areas/mall/shelf/rules.ts'
import { call } from '#kit/wire/call.ts'
import { nothing, text, yuan } from '#kit/wire/fields.ts'
import { type BlockPlace, blocks } from './rules.ts'

const stats = z.object({ unit_count: z.int(), doctor_count: z.int(), ill_count: z.int() })

/** As much of a hospital as its card shows: the page carries all of it twice, drawn and as data. */
const unit = unitList.output.shape.list.element.pick({
  unit_id: true,
  unit_name: true,
  image: true,
  level_name: true,
  class_name: true,
  address: true,
  distance: true,
})

/** As much of a doctor as a tile shows. */
const doctor = doctorList.output.shape.list.element.pick({
  doctor_id: true,
  doctor_name: true,
  title_name: true,
  unit_id: true,
  unit_name: true,
  dep_id: true,
  dep_name: true,
  image: true,
  next_free_time: true,
  next_free_words: true,
})

/** As much of an article as its row shows. */
const article = docArticleList.output.shape.list.element.pick({
  article_id: true,
  title: true,
  image: true,
  doctor_name: true,
  title_name: true,
  unit_name: true,
  cat_name: true,
  read_num: true,
  minutes: true,
  is_ad: true,
})

const inCity = z.object({
  city_id: z.int(),
  city_name: z.string(),
  /** The most booked hospitals. */
  units: z.array(unit),
  /** Those who are free soonest. */
  doctors: z.array(doctor),
  /** What doctors wrote last, wherever they are. */
  articles: z.array(article),
  /** What the search box says, and what one may try there. */
  default_word: z.string(),
  words: z.array(z.string()),
  /** The category of exam packages; null where the mall has none. */
  exam_category_id: z.int().nullable(),
  stats,
})

export const unitStats = call({
  method: 'GET',
  path: '/guahao/v1/stats',
  summary: 'How many hospitals, doctors and illnesses there are [X109]',
  owner: 'anyone',
  input: nothing(),
  output: stats,
})

export const homeAddress = call({
  method: 'GET',
  path: '/home/address',
  summary: "The path of the channel's home [X045] [X046] [X047]",
  owner: 'anyone',
  input: nothing(),
  output: z.object({ path: z.string() }),
})

export const homeIndex = call({
  method: 'GET',
  path: '/home/index',
  summary: 'What a home shows of the city: hospitals, doctors who are free, articles, words to search for, figures',
  owner: 'anyone',
  input: nothing(),
  output: inCity,
})

const list = <P extends BlockPlace>(place: P) => z.array(z.enum(blocks[place]))

export const homeBlocks = call({
  method: 'GET',
  path: '/home/blocks',
  summary:
    'The blocks of the home, of its grid, of the mall and of the tabs for the channel and the city, in their order',
  owner: 'anyone',
  input: nothing(),
  output: z.object({
    home: list('home'),
    /** Without services that have nothing in the city. */
    grid: list('grid'),
    mall: list('mall'),
    tabs: list('tabs'),
    /** Ways into the mall, and what it offers beside goods, of which there is some in the city. */
    shortcuts: z.array(z.enum(mallShortcuts)),
    activities: z.array(z.enum(activityOffers)),
  }),
})

export const homeMine = call({
  method: 'GET',
  path: '/home/mine',
  summary:
    'How much of everything the patient has, and how much of it waits for them: for the tabs and the personal centre',
  owner: 'self',
  login: true,
  input: nothing(),
  output: z.object({
    unread_num: z.int(),
    /** What only the patient can do: pay, say how it was. */
    todo_num: z.int(),
    bookings: z.object({ unpaid: z.int(), upcoming: z.int() }),
    orders: z.object({
      unpaid: z.int(),
      paid: z.int(),
      shipped: z.int(),
      /** Came or was used, and nothing was said of it. */
      to_review: z.int(),
      refunding: z.int(),
    }),
    asks: z.object({ unpaid: z.int(), waiting: z.int(), talking: z.int() }),
    /** What is to be done now of the plans that a family doctor made. */
    plan_due_num: z.int(),
    coupon_num: z.int(),
    points: z.int(),
    balance: yuan(),
    level_name: z.string(),
    health_card_num: z.int(),
    /** What their health record has for these days; '' for nothing, or where they want no reminders. */
    record_step: z.string(),
  }),
})

export const homePartner = call({
  method: 'GET',
  path: '/home/partner/{partner}',
  summary: 'The home of a partner city: its name and colour, and what a home shows of that city',
  owner: 'anyone',
  input: z.object({ partner: text(40) }),
  output: inCity.extend({ name: z.string(), slogan: z.string(), colour: z.string() }),
  refuses: { 'not-found': '没有找到这个合作城市的主页' },
})
