import { useState } from 'react'
import type { GoodsKind } from '#app/areas/mall/goods/rules.ts'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskGoodsAdd, deskGoodsChange, type deskGoodsChoices, type deskGoodsSheet } from '../contract.ts'
import { BasicFields } from './basic-fields.tsx'
import { DetailFields } from './detail-fields.tsx'
import { GoodsPictures } from './goods-pictures.tsx'
import { readGoodsForm } from './read-goods-form.ts'
import { SellingFields } from './selling-fields.tsx'
import { SkuFields } from './sku-fields.tsx'

/** What there is to choose from. */
export type Choices = CallOutput<typeof deskGoodsChoices>
/** Goods that are changed. */
export type GoodsFormValues = CallOutput<typeof deskGoodsSheet>

interface GoodsFormProps {
  choices: Choices
  /** Missing: new goods. */
  sheet: GoodsFormValues | undefined
  /** Of which goods it is a copy. */
  copied?: number | undefined
  onSaved: (isNew: boolean) => void
}

/** Goods as a form: what is not for their kind is not asked. */
export function GoodsForm({ choices, sheet, copied, onSaved }: GoodsFormProps) {
  const [kind, setKind] = useState<GoodsKind>(sheet?.kind ?? 'parcel')
  const [drugType, setDrugType] = useState(sheet?.drug_type || 1)
  const [isPlatform, setPlatform] = useState(sheet?.is_platform === 1)
  const [isUploading, setUploading] = useState(false)
  return (
    <PageForm
      action={isUploading ? '图片正在上传…' : '保存商品'}
      disabled={isUploading}
      refusedFields={{ department: 'catalogue_id', illness: 'illnesses', 'too-many': 'illnesses' }}
      edited={sheet?.goods_id ? sheet : undefined}
      save={(form, send) => {
        const written = readGoodsForm(form, kind)
        return sheet?.goods_id
          ? send(deskGoodsChange, { ...written, goods_id: sheet.goods_id })
          : send(deskGoodsAdd, { ...written, is_platform: isPlatform ? 1 : 0, copy_of: copied })
      }}
      onSaved={() => onSaved(!sheet?.goods_id)}
    >
      <div className="grid items-start gap-16 wide:grid-cols-2">
        <div className="space-y-16">
          <Card title="基本资料">
            <BasicFields
              {...{ choices, sheet, kind, drugType, isPlatform }}
              onKind={setKind}
              onDrugType={setDrugType}
              onPlatform={setPlatform}
            />
          </Card>
          {!(kind === 'drug' && drugType === 2) && (
            <Card title="图片">
              <GoodsPictures images={sheet?.images ?? []} onBusy={setUploading} />
            </Card>
          )}
        </div>
        <div className="space-y-16">
          <Card title="规格与价格" aside="第一个规格默认选中">
            <SkuFields sheet={sheet} />
          </Card>
          <Card title="购买与使用">
            <SellingFields {...{ choices, sheet, kind, isPlatform }} />
          </Card>
        </div>
      </div>
      <Card title="详情" aside="商品页里从上到下显示">
        <DetailFields detail={sheet?.detail ?? []} />
        <div className="grid gap-x-16 wide:grid-cols-2">
          <TextField label="购买须知" name="notice" rows={3} maxLength={300} defaultValue={sheet?.notice} />
          <TextField
            label="知情同意书"
            name="consent"
            rows={3}
            maxLength={2_000}
            defaultValue={sheet?.consent}
            hint="患者做之前要签的内容，没有就不填"
          />
        </div>
      </Card>
    </PageForm>
  )
}
