import { BRAND_LENGTH } from '#app/areas/mall/goods/rules/brands.ts'
import { type GoodsKind, goodsKinds } from '#app/areas/mall/goods/rules.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import { drugWords, kindWords, NAME_LENGTH } from '../rules.ts'
import type { Choices, GoodsFormValues } from './goods-form.tsx'

interface BasicFieldsProps {
  choices: Choices
  sheet: GoodsFormValues | undefined
  kind: GoodsKind
  drugType: number
  isPlatform: boolean
  onKind: (kind: GoodsKind) => void
  onDrugType: (drugType: number) => void
  onPlatform: (isPlatform: boolean) => void
}

const optionsOf = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, text: name }))

/** The choices, with the category in which the goods stand already: nobody chooses that of packages abroad here, and they stay in it. */
const withPresent = (categories: Choices['categories'], sheet: GoodsFormValues | undefined) =>
  !sheet || categories.some(({ id }) => id === sheet.category_id)
    ? categories
    : [{ id: sheet.category_id, name: sheet.category_name }, ...categories]

/** What goods are and what they are called. */
export function BasicFields(props: BasicFieldsProps) {
  const { choices, sheet, kind, drugType, isPlatform, onKind, onDrugType, onPlatform } = props
  return (
    <div className="space-y-12">
      {!sheet && choices.serves_platform === 1 && (
        <Segment
          label="谁来卖"
          name="seller"
          value={isPlatform ? 'platform' : 'own'}
          onChange={(value) => onPlatform(value === 'platform')}
          options={[
            { value: 'own', text: '本院' },
            { value: 'platform', text: '平台' },
          ]}
        />
      )}
      <Select
        label="种类"
        name="kind"
        value={kind}
        onChange={({ target }) => onKind(target.value as GoodsKind)}
        options={goodsKinds.map((value) => ({ value, text: kindWords[value] }))}
      />
      <Field label="商品名称" name="goods_name" maxLength={NAME_LENGTH} defaultValue={sheet?.goods_name} required />
      <Field label="一句话介绍" name="subtitle" maxLength={80} defaultValue={sheet?.subtitle} />
      <div className="grid grid-cols-2 gap-x-12">
        <Field label="品牌" name="brand" maxLength={BRAND_LENGTH} defaultValue={sheet?.brand} list="brands" />
        <datalist id="brands">
          {choices.brands.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field
          label="标签"
          name="tags"
          maxLength={65}
          defaultValue={sheet?.tags.join(' ')}
          hint="最多 6 个，用空格隔开"
        />
      </div>
      <Select
        label="分类"
        name="category_id"
        defaultValue={sheet?.category_id ?? ''}
        placeholder="请选择"
        options={optionsOf(withPresent(choices.categories, sheet))}
        required
      />
      {kind === 'project' && (
        <Select
          label="医疗项目分类"
          name="project_category_id"
          defaultValue={sheet?.project_category_id ?? ''}
          placeholder="不放进医疗项目"
          options={optionsOf(choices.projects)}
        />
      )}
      {kind === 'drug' && (
        <div className="grid grid-cols-2 gap-x-12">
          <Select
            label="药品类别"
            name="drug_type"
            value={drugType}
            onChange={({ target }) => onDrugType(Number(target.value))}
            options={[1, 2].map((value) => ({ value, text: drugWords[value] ?? '' }))}
            hint={drugType === 2 ? '审方通过前，患者看不到图片和说明书' : undefined}
          />
          <Field label="批准文号" name="approval_no" maxLength={40} defaultValue={sheet?.approval_no} required />
        </div>
      )}
      {kind === 'parcel' && (
        <>
          <Field
            label="注册证或批准文号"
            name="approval_no"
            maxLength={40}
            defaultValue={sheet?.approval_no}
            hint="医疗器械、保健食品要填"
          />
          <Checkbox name="is_supplement" defaultChecked={sheet?.is_supplement === 1}>
            是保健食品（页面会提示不能代替药物）
          </Checkbox>
          <Checkbox name="is_overseas" defaultChecked={sheet?.is_overseas === 1}>
            从境外寄出（页面和订单会写明）
          </Checkbox>
        </>
      )}
    </div>
  )
}
