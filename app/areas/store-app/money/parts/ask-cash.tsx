import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callStore } from '#app/areas/store-app/devices/cards/at-store.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { toast } from '#kit/ui/toast.ts'
import { randomId } from '#kit/wire/browser/random-id.ts'
import { BadInput, WireError } from '#kit/wire/errors.ts'
import { capitalList, cashAsk } from '../contract.ts'
import { FOUR_EYES_FEN } from '../rules.ts'

/** Asks for money to be paid out. The same press sent twice is the same wish. */
export function AskCash({ onAsked }: { onAsked: () => void }) {
  const [amount, setAmount] = useState('')
  const [words, setWords] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [balance, setBalance] = useBalance()
  const wish = useRef({ amount: '', key: '' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setWords(await ask())
    setBusy(false)
  }
  /** Why it was not done; undefined where it was. */
  const ask = async (): Promise<string | undefined> => {
    if (wish.current.amount !== amount) wish.current = { amount, key: randomId() }
    try {
      const asked = await callStore(cashAsk, { amount: amount.trim() }, { idempotencyKey: wish.current.key })
      toast(asked.needs_second === 1 ? '已提交，等另一位同事复核' : '已提交，等财务打款')
      wish.current = { amount: '', key: '' }
      setBalance(asked.balance)
      setAmount('')
      onAsked()
      return undefined
    } catch (error) {
      if (!(error instanceof WireError)) throw error
      return error instanceof BadInput ? '请填金额，最多两位小数' : error.words
    }
  }
  const most = balance === undefined ? '' : `可提现 ${yuanText(balance)}。`
  return (
    <Card title="申请提现">
      <form onSubmit={submit} className="space-y-12">
        <Field
          label="金额（元）"
          name="amount"
          keyboard="decimal"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={words}
          hint={`${most}超过 ${fenToYuan(FOUR_EYES_FEN)} 元要另一位同事在工作台复核`}
          autoComplete="off"
          required
        />
        <Button type="submit" wide busy={busy}>
          申请提现
        </Button>
      </form>
    </Card>
  )
}

/** How much there is to be paid out; undefined until it is known, and where it does not come: whoever asks for too much is told. */
const useBalance = () => {
  const [balance, setBalance] = useState<string>()
  useEffect(() => {
    let isOn = true
    callStore(capitalList, { page_size: 1 }).then(
      ({ balance }) => isOn && setBalance(balance),
      () => undefined,
    )
    return () => {
      isOn = false
    }
  }, [])
  return [balance, setBalance] as const
}
