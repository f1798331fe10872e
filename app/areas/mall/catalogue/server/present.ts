import { thingPicture } from '#kit/pictures/address.ts'
import type { AdvertRow } from './queries/adverts.ts'
import type { ArticleRow, CategoryRow } from './queries/read.ts'
import type { TabRow } from './queries/tabs.ts'

/** A category as it is shown to choose from. */
export const asCategory = ({ id, parentId, name, picture, showType, hasArticles }: CategoryRow) => ({
  category_id: id,
  parent_id: parentId,
  category_name: name,
  img: thingPicture(picture, `category-${id}`),
  showType,
  has_articles: hasArticles,
})

/** Categories to choose from, those at the ends of the branches, named with what is above them. */
export const asChoices = (rows: readonly CategoryRow[]) => {
  const above = new Map(rows.map((row) => [row.id, row]))
  const parents = new Set(rows.map(({ parentId }) => parentId))
  return (
    rows
      .filter(({ id, hasArticles }) => !parents.has(id) && !hasArticles)
      // Under a hidden one nothing is chosen.
      .filter(({ parentId }) => parentId === null || above.has(parentId))
      .map(({ id, name, parentId }) => {
        const parent = parentId === null ? undefined : above.get(parentId)
        return { id, name: parent ? `${parent.name} · ${name}` : name }
      })
  )
}

/** A category as the desk keeps it. */
export const asManagedCategory = ({ id, parentId, name, picture, isRecommended, position, isOn }: CategoryRow) => ({
  category_id: id,
  parent_id: parentId,
  category_name: name,
  img: thingPicture(picture, `category-${id}`),
  is_recommended: isRecommended,
  position,
  is_on: isOn,
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

interface ManagedTab {
  tab: TabRow
  categoryName: string | null
}

/** A tab as the desk keeps it. */
export const asManagedTab =
  (cityNames: ReadonlyMap<number, string>, now: Date) =>
  ({ tab: { startsAt, endsAt, ...tab }, categoryName }: ManagedTab) => ({
    tab_id: tab.id,
    tab_name: tab.title,
    kind: tab.kind,
    category_id: tab.categoryId,
    category_name: categoryName ?? '',
    position: tab.position,
    city_id: tab.cityId,
    city_name: tab.cityId === null ? '' : (cityNames.get(tab.cityId) ?? ''),
    channel: tab.channel,
    begin_time: startsAt,
    end_time: endsAt,
    is_on: tab.isOn,
    is_now: (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt),
  })
