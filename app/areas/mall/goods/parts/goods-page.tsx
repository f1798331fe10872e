import { type ReactNode, useState } from 'react'
import { Discussion, type DiscussionProps } from '#app/areas/content/comments/cards/discussion.tsx'
import { serviceAddress } from '#app/areas/help/cards/service-address.ts'
import type { leadsIn } from '#app/areas/orders/checkout/cards/came-by.ts'
import { prescribedOf, useOwnPrescription } from '#app/areas/prescriptions/cards/own-prescription.ts'
import { PrescriptionShortcut } from '#app/areas/prescriptions/cards/prescription-shortcut.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Avatar, Picture } from '#kit/ui/picture.tsx'
import { MeanStars } from '#kit/ui/stars.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { compareAddress } from '../cards/compare-address.ts'
import { goodsAddress } from '../cards/goods-card.tsx'
import { GoodsComment } from '../cards/goods-comment.tsx'
import type { goodsCommentList, goodsDetail } from '../contract.ts'
import { isPackage } from '../rules/compare.ts'
import { needsPrescription } from '../rules.ts'
import { Choose, useChoice } from './choose.tsx'
import { DetailParts } from './detail-parts.tsx'
import { Gallery } from './gallery.tsx'
import { GoodsBar } from './goods-bar.tsx'
import { GoodsHead } from './goods-head.tsx'
import { IntentionSheet } from './intention-sheet.tsx'
import { KeepGoods } from './keep-goods.tsx'
import { useLeftNow } from './use-left-now.ts'
import { useLive } from './use-live.ts'

type Detail = CallOutput<typeof goodsDetail>

interface GoodsPageProps {
  goods: Detail
  comments: CallOutput<typeof goodsCommentList>['list']
  /** What is asked about them; null where nobody may. */
  questions: DiscussionProps['first']
  /** How one came to them, as the address says. */
  cameBy: ReturnType<typeof leadsIn>
  /** Beside the name. */
  end?: ReactNode
  /** What stands between the price and the specifications: coupons, buyers, delivery. */
  children?: ReactNode
}

/** Goods or a project from top to bottom, and what can be done with them. */
export function GoodsPage({ goods, comments, questions, cameBy, end, children }: GoodsPageProps) {
  const [brought, setLive] = useLive(goods)
  const live = useLeftNow(brought)
  const [asks, setAsks] = useState(false)
  const { choice, own, isPrescribed, images, detailParts, whyNot } = useBuying(goods, live)
  return (
    <>
      <Gallery images={images} name={goods.goods_name} />
      <div className="space-y-12 p-16">
        <GoodsHead
          goods={goods}
          end={
            <span className="flex shrink-0 items-center">
              <KeepGoods
                goodsId={goods.goods_id}
                isKept={live.is_mark === 1}
                onKept={(isKept) => setLive({ ...live, is_mark: isKept ? 1 : 0 })}
              />
              {end}
            </span>
          }
        />
        {goods.warning && <Notice tone="warning">{goods.warning}</Notice>}
        {whyNot && !isPrescribed && <Notice tone="danger">{whyNot}</Notice>}
        {isPrescribed && <PrescriptionShortcut own={own} />}
        {children}
        <Choose live={live} choice={choice} />
        <Provider goods={goods} />
        <Doctors doctors={goods.docRelation} unitId={goods.unit_id} />
        <DetailParts parts={detailParts} />
        {!isPrescribed && <Comments goods={goods} comments={comments} />}
        <Discussion about={{ kind: 'goods', id: goods.goods_id }} first={questions} />
        <DetailParts parts={goods.serviceParts} />
        {goods.consent && <DetailParts parts={[{ title: '项目知情说明', lines: [goods.consent] }]} />}
        <CellGroup>
          {isPackage(goods) && (
            <Cell title="和别的套餐比一比" note="价格、适合谁、各有哪些项目" to={compareAddress([goods.goods_id])} />
          )}
          <Cell title="在线问客服" to={serviceAddress({ title: goods.goods_name, link: goodsAddress(goods) })} />
          {choice.most > 0 && (
            <Cell title="让客服联系我" note="留下姓名和电话，客服会打给您" onClick={() => setAsks(true)} />
          )}
        </CellGroup>
      </div>
      <GoodsBar goods={goods} choice={choice} own={own} cameBy={cameBy} onAsk={() => setAsks(true)} />
      {asks && <IntentionSheet goodsId={goods.goods_id} onClose={() => setAsks(false)} />}
    </>
  )
}

/** What can be bought of goods, and what of them may be seen: an approved prescription opens what is shut to everybody else. */
const useBuying = (goods: Detail, live: Parameters<typeof useChoice>[0]) => {
  const own = useOwnPrescription(goods)
  const isPrescribed = needsPrescription(goods.drug_type)
  const choice = useChoice(live, isPrescribed ? (skuId) => prescribedOf(own, skuId) : undefined)
  const { images, detailParts } = own?.is_approved === 1 ? own : goods
  return { choice, own, isPrescribed, images, detailParts, whyNot: choice.most > 0 ? '' : live.why_not }
}

function Comments({ goods, comments }: Pick<GoodsPageProps, 'goods' | 'comments'>) {
  return (
    <Card
      title={`评价 ${goods.comment_num > 0 ? goods.comment_num : ''}`}
      aside={goods.comment_num > 0 && <MeanStars mean={goods.score} votes={goods.comment_num} />}
    >
      {comments.length === 0 && <p className="text-14 text-ink-3">买过的人还没有评价</p>}
      <div className="-mx-16 divide-y divide-line *:shadow-none">
        {comments.slice(0, 2).map((comment) => (
          <GoodsComment key={comment.comment_id} comment={comment} />
        ))}
      </div>
      {goods.comment_num > 2 && (
        <div className="-mx-16 -mb-16">
          <Cell title="看全部评价" to={address('/health/commentlist', { goods_id: goods.goods_id })} />
        </div>
      )}
    </Card>
  )
}

function Provider({ goods: { goods_id, kind, unit_id, unit_name, unit_image, unit_num } }: { goods: Detail }) {
  if (unit_id === null) return null
  return (
    <CellGroup>
      <Cell
        title={unit_name}
        note={kind === 'drug' ? '卖药的医院药房' : '提供服务的医院'}
        start={<Picture src={unit_image} alt="" width={40} height={40} className="size-40 rounded-8" />}
        to={address('/unit/index', { unit_id })}
      />
      {kind !== 'drug' && (
        <Cell
          title="可用的医院"
          note="看有多远、怎么去"
          value={`${unit_num} 家`}
          to={address('/health/unitList', { goods_id })}
        />
      )}
    </CellGroup>
  )
}

/** Who does it. */
function Doctors({ doctors, unitId }: { doctors: Detail['docRelation']; unitId: number | null }) {
  if (doctors.length === 0) return null
  return (
    <CellGroup title="做这个项目的医生">
      {doctors.map(({ doctor_id, doctor_name, image, level_name }) => (
        <Cell
          key={doctor_id}
          title={doctor_name}
          note={level_name}
          start={<Avatar src={image} kind="doctor" />}
          to={address('/vue/doctor/detail', { unit_id: unitId ?? undefined, doc_id: doctor_id })}
        />
      ))}
    </CellGroup>
  )
}
