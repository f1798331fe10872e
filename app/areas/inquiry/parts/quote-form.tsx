import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { backSteps, type Currency, currencies, type LinePayee, MOST, payees } from '../rules.ts'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }))

/** The fields of a quote, line by line; who shows them reads them by `readQuote`. */
export function QuoteFields({ currency }: { currency: string }) {
  const [lines, setLines] = useState<readonly number[]>([0])
  const first = Object.hasOwn(currencies, currency) ? currency : 'CNY'
  return (
    <>
      {lines.map((line, at) => (
        <fieldset key={line} className="space-y-12 rounded-8 border border-line p-12">
          <legend className="px-4 text-14 font-medium">第 {at + 1} 项</legend>
          <Field label="项目" name="line_name" maxLength={MOST.lineName} placeholder="例如：质子治疗 30 次" required />
          <div className="grid gap-12 wide:grid-cols-2">
            <Field
              label="数量"
              name="line_num"
              keyboard="number"
              pattern="[1-9]\d{0,3}"
              title="1 到 9999"
              defaultValue="1"
              required
            />
            <Field
              label="单价"
              name="line_price"
              keyboard="decimal"
              pattern="\d{1,7}(\.\d{1,2})?"
              title="最多两位小数"
              required
            />
            <Select label="币种" name="line_currency" defaultValue={first} options={optionsOf(currencies)} />
            <Select label="付给谁" name="line_payee" defaultValue="hospital" options={optionsOf(payees)} />
          </div>
          <Checkbox name="line_besides" value={at}>
            不含在报价里，另付
          </Checkbox>
          {lines.length > 1 && (
            <Button kind="text" onClick={() => setLines(lines.filter((one) => one !== line))}>
              去掉第 {at + 1} 项
            </Button>
          )}
        </fieldset>
      ))}
      {lines.length < MOST.lines && (
        <Button kind="secondary" onClick={() => setLines([...lines, Math.max(...lines) + 1])}>
          再加一项
        </Button>
      )}
      <Field label="有效期至" name="valid_date" keyboard="date" required />
      <Field
        label="定金（人民币元，没有填 0）"
        name="deposit"
        keyboard="decimal"
        pattern="\d{1,6}(\.\d{1,2})?"
        defaultValue="0"
        required
      />
      <Percent label={backSteps.deposit} name="back_deposit" usual="100" />
      <Percent label={backSteps.letter} name="back_letter" usual="80" />
      <Percent label={backSteps.travel} name="back_travel" usual="50" />
      <TextField
        label="前提（可以不填）"
        name="assumptions"
        rows={3}
        maxLength={MOST.assumptions}
        placeholder="例如：不含并发症处理；住院按 14 天估算"
      />
    </>
  )
}

/** How much of the deposit comes back at a step. */
function Percent({ label, name, usual }: { label: string; name: string; usual: string }) {
  return (
    <Field
      label={`${label}，定金退百分之几`}
      name={name}
      keyboard="number"
      pattern="100|\d{1,2}"
      title="0 到 100"
      defaultValue={usual}
      required
    />
  )
}

/** What was filled in, as the calls take it. */
export const readQuote = (form: FormData) => {
  const all = (name: string) => form.getAll(name).map(String)
  const besides = new Set(all('line_besides').map(Number))
  const [nums, prices, kinds, payeesOf] = [all('line_num'), all('line_price'), all('line_currency'), all('line_payee')]
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    lines: all('line_name').map((name, at) => ({
      name,
      num: nums[at] ?? '',
      price: prices[at] ?? '',
      currency: kinds[at] as Currency,
      is_included: besides.has(at) ? 0 : 1,
      payee: payeesOf[at] as LinePayee,
    })),
    valid_date: text('valid_date'),
    deposit: text('deposit'),
    back_deposit: text('back_deposit'),
    back_letter: text('back_letter'),
    back_travel: text('back_travel'),
    assumptions: text('assumptions'),
  }
}
