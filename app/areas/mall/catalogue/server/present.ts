import { thingPicture } from '#kit/pictures/address.ts'
import type { AdvertRow, ArticleRow, CategoryRow } from './queries/read.ts'

/** A category as it is shown to choose from. */
export const asCategory = ({ id, parentId, name, picture, showType, hasArticles }: CategoryRow) => ({
  category_id: id,
  parent_id: parentId,
  category_name: name,
  img: thingPicture(picture, `category-${id}`),
  showType,
  has_articles: hasArticles,
})

/** An advert with where it leads. */
export const asAdvert = ({ id, location, title, text, image, link, isPaid }: AdvertRow) => ({
  ad_id: id,
  location,
  title,
  text,
  img: image,
  url: link,
  is_ad: isPaid,
})

/** An article with the hospital that wrote it, and whether who asks follows that. */
export const asArticle = ({ article, hospitalName }: ArticleRow, isFollowed: boolean) => ({
  article_id: article.id,
  title: article.title,
  content: article.content,
  img: article.image,
  videoImg: article.videoImage,
  author: article.authorName,
  add_time: article.publishedAt,
  unitId: article.hospitalId,
  unit: { unit_id: article.hospitalId, unit_name: hospitalName, isFocus: isFollowed },
})
