import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { MOST, MOST_PIECES_AT_ONCE } from '../rules.ts'
import type { GoodsFormValues } from './goods-form.tsx'

type Special = GoodsFormValues['specials'][number]
type Row = Partial<Special> & { key: number }

/** What goods are sold as, each with its prices; a new one with its first pieces. */
export function SkuFields({ sheet }: { sheet: GoodsFormValues | undefined }) {
  const [rows, setRows] = useState<readonly Row[]>(
    () =>
      sheet?.specials.map((special, at) => ({ ...special, key: special.special_id || at - MOST.specials })) ?? [
        { key: -1 },
      ],
  )
  const add = () => setRows((now) => [...now, { key: Math.min(0, ...now.map(({ key }) => key)) - 1 }])
  const remove = (gone: number) => setRows((now) => now.filter(({ key }) => key !== gone))
  return (
    <fieldset name="specials" aria-label="规格与价格" className="min-w-0 space-y-16">
      {rows.map((row, at) => (
        <fieldset key={row.key} className="rounded-12 border border-line p-12">
          <legend className="px-4 text-14 text-ink-2">规格 {at + 1}</legend>
          <SpecialRow row={row} />
          {rows.length > 1 && (
            <Button kind="text" size="small" onClick={() => remove(row.key)} aria-label={`移除规格 ${at + 1}`}>
              {!row.special_id ? '移除' : '停售这个规格'}
            </Button>
          )}
        </fieldset>
      ))}
      {rows.length < MOST.specials && (
        <Button kind="secondary" size="small" onClick={add}>
          <PlusIcon />
          再加一个规格
        </Button>
      )}
    </fieldset>
  )
}

function SpecialRow({ row }: { row: Row }) {
  return (
    <>
      <input type="hidden" name="special_id" value={row.special_id || ''} />
      <Field label="规格名" name="special_name" maxLength={40} defaultValue={row.special_name} required />
      <div className="grid grid-cols-2 gap-x-12">
        <Yuan label="售价" name="price" value={row.price} required />
        <Yuan label="原价" name="org_price" value={row.org_price} required />
        <Yuan label="定金" name="deposit" value={row.deposit === '0.00' ? '' : row.deposit} />
        <NumberField
          label="重量"
          name="weight"
          unit="克"
          min={0}
          max={100_000}
          defaultValue={row.weight ?? 0}
          required
        />
        {!row.special_id ? (
          <NumberField
            label="首批库存"
            name="pieces"
            unit="件"
            min={0}
            max={MOST_PIECES_AT_ONCE}
            defaultValue={0}
            required
          />
        ) : (
          <input type="hidden" name="pieces" value="" />
        )}
      </div>
    </>
  )
}

interface YuanProps {
  label: string
  name: string
  value: string | undefined
  required?: boolean
}

function Yuan({ label, name, value, required = false }: YuanProps) {
  return (
    <Field
      label={label}
      name={name}
      keyboard="decimal"
      pattern="\d{1,6}(\.\d{1,2})?"
      title="金额，最多两位小数"
      defaultValue={value}
      end="元"
      required={required}
    />
  )
}
