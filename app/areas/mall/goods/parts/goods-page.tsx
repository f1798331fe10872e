import { type ReactNode, useState } from 'react'
import { confirmAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { prescribedOf, useOwnPrescription } from '#app/areas/prescriptions/cards/own-prescription.ts'
import { PrescriptionShortcut } from '#app/areas/prescriptions/cards/prescription-shortcut.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell } from '#kit/ui/cell.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Stars } from '#kit/ui/stars.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { GoodsComment } from '../cards/goods-comment.tsx'
import type { goodsCommentList, goodsDetail } from '../contract.ts'
import { needsPrescription } from '../rules.ts'
import { Choose, useChoice } from './choose.tsx'
import { DetailParts } from './detail-parts.tsx'
import { Gallery } from './gallery.tsx'
import { IntentionSheet } from './intention-sheet.tsx'
import { KeepGoods } from './keep-goods.tsx'
import { useLive } from './use-live.ts'

type Detail = CallOutput<typeof goodsDetail>

interface GoodsPageProps {
  goods: Detail
  comments: CallOutput<typeof goodsCommentList>['list']
  /** What stands between the price and the specifications: coupons, buyers, delivery. */
  children?: ReactNode
}

/** Goods or a project from top to bottom, and what can be done with them. */
export function GoodsPage({ goods, comments, children }: GoodsPageProps) {
  const [live, setLive] = useLive(goods)
  const [asks, setAsks] = useState(false)
  const { choice, own, isPrescribed, images, detailParts, whyNot } = useBuying(goods, live)
  return (
    <>
      <Gallery images={images} name={goods.goods_name} />
      <div className="space-y-12 p-16">
        <Head goods={goods} />
        {goods.warning && <Notice tone="warning">{goods.warning}</Notice>}
        {whyNot && <Notice tone="danger">{whyNot}</Notice>}
        {isPrescribed && <PrescriptionShortcut goodsId={goods.goods_id} skuId={choice.special?.special_id} own={own} />}
        {children}
        <Choose live={live} choice={choice} />
        <Provider goods={goods} />
        <DetailParts parts={detailParts} />
        <Card
          title={`评价 ${goods.comment_num > 0 ? goods.comment_num : ''}`}
          aside={goods.comment_num > 0 && <Stars value={goods.score} />}
        >
          {comments.length === 0 && <p className="text-14 text-ink-3">买过的人还没有评价</p>}
          <div className="-mx-16 divide-y divide-line">
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
        <DetailParts parts={goods.serviceParts} />
        {goods.consent && <DetailParts parts={[{ title: '项目知情说明', lines: [goods.consent] }]} />}
      </div>
      <BottomAction
        aside={
          <KeepGoods
            goodsId={goods.goods_id}
            isKept={live.is_mark === 1}
            onKept={(isKept) => setLive({ ...live, is_mark: isKept ? 1 : 0 })}
          />
        }
      >
        <Button kind={choice.most > 0 ? 'secondary' : 'primary'} onClick={() => setAsks(true)}>
          {choice.most > 0 ? '留电话' : '让客服联系我'}
        </Button>
        <Buy goodsId={goods.goods_id} choice={choice} />
      </BottomAction>
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

/** Leads to the order of what is chosen; nothing where none of it can be bought. */
function Buy({
  goodsId,
  choice: { special, most, pieces },
}: {
  goodsId: number
  choice: ReturnType<typeof useChoice>
}) {
  if (!special || most === 0) return null
  const wanted = { goods_id: goodsId, special_id: special.special_id, buy_num: pieces }
  return <ButtonLink to={confirmAddress(wanted)}>立即购买</ButtonLink>
}

function Head({ goods }: { goods: Detail }) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-12">
        <Price
          yuan={goods.price}
          before={goods.org_price === goods.price ? undefined : goods.org_price}
          isLeast={goods.price_space.includes('-')}
          size="large"
        />
        <span className="text-12 text-ink-3">已售 {countText(goods.sold_num)}</span>
      </div>
      <h2 className="pt-8 text-18 font-semibold">{goods.goods_name}</h2>
      <p className="pt-4 text-14 text-ink-2">{goods.subtitle}</p>
      <div className="flex flex-wrap gap-6 pt-8">
        {goods.drug_type === 1 && <Tag tone="success">OTC</Tag>}
        {goods.drug_type === 2 && <Tag tone="warning">处方药</Tag>}
        {goods.tags.map((tag) => (
          <Tag key={tag} tone="accent">
            {tag}
          </Tag>
        ))}
        {goods.is_demo === 1 && <Tag>示范数据</Tag>}
      </div>
      {goods.approval_no && (
        <p className="pt-8 text-12 text-ink-3">
          {goods.brand} · {goods.approval_no}
        </p>
      )}
      {goods.valid_days > 0 && <p className="pt-4 text-12 text-ink-3">购买后 {goods.valid_days} 天内有效</p>}
    </Card>
  )
}

function Provider({ goods: { goods_id, unit_id, unit_name, unit_image, unit_num } }: { goods: Detail }) {
  if (unit_id === null) return null
  return (
    <div className="overflow-hidden rounded-12 bg-card shadow-soft">
      <Cell
        title={unit_name}
        note="提供服务的医院"
        start={<Picture src={unit_image} alt="" width={40} height={40} className="size-40 rounded-8" />}
        to={address('/unit/index', { unit_id })}
      />
      {unit_num > 1 && (
        <Cell title="可用的医院" value={`${unit_num} 家`} to={address('/health/unitList', { goods_id })} />
      )}
    </div>
  )
}
