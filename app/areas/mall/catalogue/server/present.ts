import { thingPicture } from '#kit/pictures/address.ts'
import type { AdvertRow, CategoryRow } from './queries/read.ts'

/** A category as it is shown to choose from. */
export const asCategory = ({ id, parentId, name, picture, showType, hasArticles }: CategoryRow) => ({
  ...{ category_id: id, parent_id: parentId, category_name: name },
  img: thingPicture(picture, `category-${id}`),
  showType,
  has_articles: hasArticles,
})

/** An advert with where it leads. */
export const asAdvert = ({ id, location, title, text, image, link, isPaid }: AdvertRow) => ({
  ...{ ad_id: id, location, title, text, img: image, url: link, is_ad: isPaid },
})
