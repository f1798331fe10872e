import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { FileField } from '#app/desk-shell/file-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskMoneyBillAccounts, deskMoneyBillRead, deskMoneyBillTake } from '../contract.ts'

type Account = CallOutput<typeof deskMoneyBillAccounts>['list'][number]
type Read = CallOutput<typeof deskMoneyBillRead>

interface BringBillProps {
  accounts: readonly Account[]
  /** Of which account and day it usually is. */
  account?: Pick<Account, 'provider' | 'merchant'> | undefined
  day?: string | undefined
  onTaken: () => void
}

const keyOf = ({ provider, merchant }: Pick<Account, 'provider' | 'merchant'>) => `${provider} ${merchant}`

/** Brings a provider's bill as a file: what stands in it is shown before it is taken. */
export function BringBill({ accounts, account, day, onTaken }: BringBillProps) {
  const today = useToday()
  const [isOpen, setOpen] = useState(false)
  const [read, setRead] = useState<Read>()
  const [file, setFile] = useState<File>()
  const close = () => {
    setOpen(false)
    setRead(undefined)
    setFile(undefined)
  }
  const readAs = (form: FormData) => {
    const chosen = accounts.find((one) => keyOf(one) === form.get('account'))
    if (!chosen || !file) return undefined
    const { provider, merchant } = chosen
    return { provider, merchant, day: String(form.get('day')), file }
  }
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        上传账单文件
      </Button>
      {isOpen && !read && (
        <EditForm
          title="上传账单文件"
          action="看看里面有什么"
          disabled={!file}
          draft={false}
          refusedFields={{ 'wrong-day': 'day', 'not-over': 'day', 'wrong-merchant': 'account' }}
          save={async (form, send) => {
            const asked = readAs(form)
            return asked && send(deskMoneyBillRead, asked)
          }}
          onSaved={setRead}
          onClose={close}
        >
          <Select
            label="哪个商户"
            name="account"
            defaultValue={account ? keyOf(account) : undefined}
            options={accounts.map((one) => ({ value: keyOf(one), text: one.name }))}
          />
          <Field label="哪一天的账单" name="day" keyboard="date" max={today} defaultValue={day} required />
          <FileField
            label="账单文件"
            accept=".csv,.zip,.txt"
            hint="支付机构后台下载的原文件，CSV 或 ZIP，不要改动"
            file={file}
            onChange={setFile}
          />
        </EditForm>
      )}
      {read && (
        <EditForm
          title="核对后收下"
          action={read.is_taken === 1 ? '知道了' : '收下并核对'}
          draft={false}
          save={(_, send) => send(deskMoneyBillTake, { bill_file_id: read.bill_file_id })}
          said={() => (read.is_taken === 1 ? '这份账单以前收过，没有重复记' : '已收下，差异列在对账差异里')}
          onSaved={() => {
            close()
            onTaken()
          }}
          onClose={close}
        >
          <ReadBill read={read} />
        </EditForm>
      )}
    </>
  )
}

function ReadBill({ read }: { read: Read }) {
  return (
    <>
      <Facts
        facts={[
          { name: '商户', value: read.account_name },
          { name: '日期', value: read.day },
          { name: '收款', value: `${read.payment_num} 笔，共 ${read.came} 元` },
          { name: '退款', value: `${read.refund_num} 笔，共 ${read.went} 元` },
          { name: '读不出的', value: read.unread_num === 0 ? '没有' : `${read.unread_num} 行` },
        ]}
      />
      {read.unread_num > 0 && (
        <Notice tone="warning">
          第 {read.unread_rows.join('、')} 行{read.unread_num > read.unread_rows.length ? '等' : ''}
          读不出来，收下时会跳过，账上有的会列成差异。
        </Notice>
      )}
      {read.is_taken === 1 && <Notice tone="warning">这份文件以前收过，再收一次不会重复记。</Notice>}
      {read.is_taken === 0 && read.is_compared === 1 && (
        <Notice tone="warning">这一天已经核对过一份账单；收下这份，只补上那份没有的。</Notice>
      )}
    </>
  )
}
