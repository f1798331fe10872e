import { useId, useState } from 'react'
import { deskGoodsPicture } from '#app/areas/desk/goods/contract.ts'
import { SENT_SIDE } from '#app/areas/files/rules.ts'
import { allLabels, DEAREST, goodsKinds, type Label, labels } from '#app/areas/points-mall/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { PictureChooser } from '#kit/ui/picture-chooser.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskPointChoices, type deskPointGoods, deskPointGoodsAdd, deskPointGoodsChange } from '../contract.ts'
import { MOST_STOCK } from '../rules.ts'

/** Goods as the desk keeps them. */
export type ManagedGoods = CallOutput<typeof deskPointGoods>['list'][number]

interface GoodsFormProps {
  /** Missing: new goods. */
  goods: ManagedGoods | undefined
  choices: CallOutput<typeof deskPointChoices>
  onClose: () => void
  onSaved: () => void
}

const sheet = {
  title: 'text',
  subtitle: 'text',
  detail: 'text',
  category: 'text',
  point: 'text',
  market_price: 'text',
  limit_num: 'text',
  min_level: 'text',
  labels: 'numbers',
  banner: 'text',
} as const
const newSheet = { ...sheet, kind: goodsKinds, coupon_id: 'text', pieces: 'text' } as const

/** Goods for points: what they are, what they cost, where they stand. */
export function GoodsForm({ goods, choices, onClose, onSaved }: GoodsFormProps) {
  const [isUploading, setUploading] = useState(false)
  return (
    <EditForm
      title={goods ? '修改积分商品' : '新增积分商品'}
      action={isUploading ? '图片正在上传…' : '保存'}
      disabled={isUploading}
      edited={goods}
      save={(form, send) => {
        const img = String(form.get('new_img') || (goods?.img ?? ''))
        if (!goods) return send(deskPointGoodsAdd, { ...readForm(deskPointGoodsAdd, form, newSheet), img })
        const written = readForm(deskPointGoodsChange, form, sheet)
        return send(deskPointGoodsChange, { ...written, img, goods_id: goods.goods_id })
      }}
      said={() => '积分商品已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      {!goods && <KindFields coupons={choices.coupons} />}
      <Field label="名称" name="title" maxLength={40} defaultValue={goods?.title} required />
      <Field label="一句话" name="subtitle" maxLength={40} defaultValue={goods?.subtitle} />
      <CategoryField category={goods?.category} categories={choices.categories} />
      <PictureChooser
        label={goods?.img ? '换一张图片' : '图片'}
        name="new_img"
        most={1}
        longestSide={SENT_SIDE}
        hint="建议用正方形的图；不传就用示意图"
        upload={async (file, options) => (await callApi(deskGoodsPicture, { file }, options)).url}
        onChange={({ isBusy }) => setUploading(isBusy)}
      />
      <Numbers goods={goods} />
      <TextField label="商品介绍" name="detail" rows={3} maxLength={1_000} defaultValue={goods?.detail} />
      <fieldset>
        <legend className="pb-4 text-14 text-ink-2">放在首页的哪里</legend>
        {allLabels.map((label: Label) => (
          <Checkbox key={label} name="labels" value={label} defaultChecked={goods?.labels.includes(label)}>
            {labels[label]}
          </Checkbox>
        ))}
      </fieldset>
      <Field label="首页横幅上的话" name="banner" maxLength={30} defaultValue={goods?.banner} hint="不填就不在横幅里" />
    </EditForm>
  )
}

/** What it is does not change any more once it is there. */
function KindFields({ coupons }: Pick<GoodsFormProps['choices'], 'coupons'>) {
  const [kind, setKind] = useState('parcel')
  return (
    <>
      <Segment
        label="兑换后怎么给"
        name="kind"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'parcel', text: '寄实物' },
          { value: 'coupon', text: '给优惠券' },
        ]}
      />
      {kind === 'coupon' && (
        <Select
          label="优惠券"
          name="coupon_id"
          placeholder={coupons.length > 0 ? '请选择' : '请先在“优惠券”里新增只在积分商城兑换的券'}
          options={coupons.map(({ id, name }) => ({ value: id, text: name }))}
        />
      )}
    </>
  )
}

function CategoryField({ category, categories }: { category: string | undefined; categories: readonly string[] }) {
  const list = useId()
  return (
    <>
      <Field
        label="分类"
        name="category"
        maxLength={12}
        list={list}
        defaultValue={category}
        hint="写一个新的名字就会新建分类"
        required
      />
      <datalist id={list}>
        {categories.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </>
  )
}

function Numbers({ goods }: Pick<GoodsFormProps, 'goods'>) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-12">
      <NumberField label="积分" name="point" unit="分" min={1} max={DEAREST} defaultValue={goods?.point} required />
      <Field
        label="市场价"
        name="market_price"
        keyboard="decimal"
        pattern="\d{1,6}(\.\d{1,2})?"
        title="金额，最多两位小数"
        end="元"
        defaultValue={goods?.market_price ?? undefined}
      />
      {!goods && (
        <NumberField label="库存" name="pieces" unit="件" min={0} max={MOST_STOCK} defaultValue={10} required />
      )}
      <NumberField label="每人限兑" name="limit_num" unit="件" min={1} max={99} defaultValue={goods?.limit_num ?? ''} />
      <NumberField
        label="会员等级至少"
        name="min_level"
        unit="级"
        min={0}
        max={9}
        defaultValue={goods?.min_level ?? 0}
      />
    </div>
  )
}
