import { HeartIcon } from 'lucide-react'
import { questionAddress } from '#app/areas/consult/consultations/cards/consultation-address.ts'
import {
  type OpenConsultation,
  OpenConsultationCard,
} from '#app/areas/consult/consultations/cards/open-consultation-card.tsx'
import { askMarkList } from '#app/areas/consult/consultations/contract.ts'
import { type Article, ArticleRow } from '#app/areas/content/articles/cards/article-card.tsx'
import { type Video, VideoRow } from '#app/areas/content/videos/cards/video-card.tsx'
import { DepartmentCard } from '#app/areas/guahao/departments/cards/department-card.tsx'
import { DoctorCard } from '#app/areas/guahao/doctors/cards/doctor-card.tsx'
import { UnitCard } from '#app/areas/guahao/hospitals/cards/unit-card.tsx'
import { type Goods, GoodsRow } from '#app/areas/mall/goods/cards/goods-card.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import {
  getArticleMarkList,
  getDepMarkList,
  getDoctorMarkList,
  getGoodsMarkList,
  getUnitMarkList,
  getVideoMarkList,
} from '../contract.ts'
import { type FavouriteKind, wordOf } from '../rules.ts'

type Item<C extends typeof getDoctorMarkList | typeof getUnitMarkList | typeof getDepMarkList> =
  CallOutput<C>['list'][number]

/** Something that the patient follows or keeps. */
export type Favourite = { id: number | string; name: string } & (
  | { kind: 'doctor'; doctor: Item<typeof getDoctorMarkList> }
  | { kind: 'unit'; unit: Item<typeof getUnitMarkList> }
  | { kind: 'department'; dep: Item<typeof getDepMarkList> }
  | { kind: 'goods'; goods: Goods }
  | { kind: 'article'; article: Article }
  | { kind: 'video'; video: Video }
  | { kind: 'ask'; ask: OpenConsultation }
)

/** A page of the favourites of one kind. */
export const listFavourites = async (
  callApi: CallApi,
  kind: FavouriteKind,
  paging: { page: number; page_size: number },
): Promise<Favourite[]> => {
  if (kind === 'doctor') {
    const { list } = await callApi(getDoctorMarkList, paging)
    return list.map((doctor) => ({ kind, id: doctor.doctor_id, name: doctor.doctor_name, doctor }))
  }
  if (kind === 'unit') {
    const { list } = await callApi(getUnitMarkList, paging)
    return list.map((unit) => ({ kind, id: unit.unit_id, name: unit.unit_name, unit }))
  }
  if (kind === 'goods') {
    const { list } = await callApi(getGoodsMarkList, paging)
    return list.map((goods) => ({ kind, id: goods.goods_id, name: goods.goods_name, goods }))
  }
  if (kind === 'article') {
    const { list } = await callApi(getArticleMarkList, paging)
    return list.map((article) => ({ kind, id: article.article_id, name: article.title, article }))
  }
  if (kind === 'video') {
    const { list } = await callApi(getVideoMarkList, paging)
    return list.map((video) => ({ kind, id: video.file_id, name: video.title, video }))
  }
  if (kind === 'ask') {
    const { list } = await callApi(askMarkList, paging)
    return list.map((ask) => ({ kind, id: ask.ask_id, name: `问诊：${ask.content.slice(0, 20)}`, ask }))
  }
  const { list } = await callApi(getDepMarkList, paging)
  return list.map((dep) => ({ kind, id: dep.dep_id, name: dep.dep_name, dep }))
}

interface FavouriteRowProps {
  favourite: Favourite
  onRemove: () => void
}

/** Its card, and beside it the heart that lets go. */
export function FavouriteRow({ favourite, onRemove }: FavouriteRowProps) {
  return (
    <div className="flex items-center">
      <div className="min-w-0 grow">
        <FavouriteCard favourite={favourite} />
      </div>
      <button
        type="button"
        aria-label={`取消${wordOf(favourite.kind)}${favourite.name}`}
        onClick={onRemove}
        className="-mr-12 flex size-target shrink-0 items-center justify-center text-22 text-danger active:opacity-70"
      >
        <HeartIcon className="fill-current" />
      </button>
    </div>
  )
}

function FavouriteCard({ favourite }: { favourite: Favourite }) {
  if (favourite.kind === 'doctor') return <DoctorCard doctor={favourite.doctor} />
  if (favourite.kind === 'unit') return <UnitCard unit={favourite.unit} />
  if (favourite.kind === 'goods') return <GoodsRow goods={favourite.goods} />
  if (favourite.kind === 'article') return <ArticleRow article={favourite.article} />
  if (favourite.kind === 'video') return <VideoRow video={favourite.video} />
  if (favourite.kind === 'ask')
    return <OpenConsultationCard asked={favourite.ask} to={questionAddress(favourite.ask.ask_id)} />
  return <DepartmentCard dep={favourite.dep} />
}
