import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { type BuyerKind, buyerKinds } from '../rules.ts'
import type { TypedBuyer } from './use-buyer.ts'

/** Whom an invoice is made out to: a person, or a company with its tax number. */
export function BuyerFields({ typed: { buyer, faults, change } }: { typed: TypedBuyer }) {
  const isCompany = buyer.invoice_type === 'company'
  return (
    <>
      <Segment
        label="抬头类型"
        name="invoice_type"
        value={buyer.invoice_type}
        onChange={(kind) => change({ invoice_type: kind as BuyerKind })}
        options={Object.entries(buyerKinds).map(([value, text]) => ({ value, text }))}
      />
      <Field
        label={isCompany ? '单位全称' : '姓名'}
        name="title"
        maxLength={100}
        autoComplete={isCompany ? 'organization' : 'name'}
        placeholder={isCompany ? '和营业执照上的一样' : '发票上的购买方'}
        value={buyer.title}
        error={faults.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      {isCompany && (
        <Field
          label="税号"
          name="tax_no"
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          placeholder="18 位统一社会信用代码"
          value={buyer.tax_no}
          error={faults.taxNo}
          onChange={({ target }) => change({ tax_no: target.value })}
        />
      )}
      <Field
        label="邮箱（可以不填）"
        name="email"
        keyboard="email"
        maxLength={100}
        hint="只作登记，不会收到邮件；开好后在订单里查看和下载。"
        value={buyer.email}
        error={faults.email}
        onChange={({ target }) => change({ email: target.value })}
      />
    </>
  )
}
