import { topics } from '#app/areas/content/articles/rules.ts'
import type { ChannelRow } from './queries/keep.ts'

/** A channel as its page is told of it. */
export const asConfig = (row: ChannelRow) => ({
  channel: row.channel,
  title: row.title,
  brand: row.brand,
  slogan: row.slogan,
  theme: row.colour,
  blocks: row.blocks,
  no_nav_bar: row.no_nav_bar,
  all_page_write_not: row.all_page_write_not,
  all_page_download_app: row.all_page_download_app,
  all_page_qun_liao: row.all_page_qun_liao,
  city_id: row.cityId,
  group_name: row.groupName,
  group_url: row.groupLink,
})

/** Public categories of these numbers, each once and in this order; those that there are not are left out. */
export const asCategories = (ids: readonly number[]) =>
  [...new Set(ids)].flatMap((id) => {
    const name = topics[id]
    return name === undefined ? [] : [{ pubcat_id: id, pubcat_name: name }]
  })

/** A channel as the desk lists it. */
export const asRow = (row: ChannelRow) => ({
  channel: row.channel,
  title: row.title,
  brand: row.brand,
  is_on: row.isOn,
  no_nav_bar: row.no_nav_bar,
  all_page_write_not: row.all_page_write_not,
  all_page_download_app: row.all_page_download_app,
  all_page_qun_liao: row.all_page_qun_liao,
})

/** The same with all that can be said of it. */
export const asManaged = (row: ChannelRow) => ({
  ...asRow(row),
  slogan: row.slogan,
  colour: row.colour,
  blocks: row.blocks,
  doctor_title: row.doctorTitle,
  ask_title: row.askTitle,
  doctor_topics: row.doctorTopics,
  ask_topics: row.askTopics,
  city_id: row.cityId,
  group_name: row.groupName,
  group_url: row.groupLink,
})
