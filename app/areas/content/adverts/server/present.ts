import type { AdvertRow } from '#app/areas/mall/catalogue/server/public.ts'

/** An advert with what it is about and where it may not stand. */
export const asAdvert = (row: AdvertRow) => ({
  id: row.id,
  location: row.location,
  title: row.title,
  text: row.text,
  image: row.image,
  link: row.link,
  item_type: row.itemType,
  item_id: row.itemId,
  is_ad: row.isPaid,
  topic_ids: row.topicIds,
  most_a_day: row.mostADay,
})
