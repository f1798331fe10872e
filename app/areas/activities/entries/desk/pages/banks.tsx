import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { MOST } from '../../rules.ts'
import { deskBankAdd, deskBankChange, deskBankSwitch, deskBanks } from '../contract.ts'
import type { Route } from './+types/banks'

export { handle } from 'virtual:rows/desk-banks'

const load = ({ callApi, query }: Loading) => callApi(deskBanks, { page: maybeId(query, 'page') ?? 1 })
export const clientLoader = behindStaffGate(load)
type Bank = CallOutput<typeof deskBanks>['list'][number]

const facts: Column<Bank>[] = [
  { head: '银行', cell: ({ bank_name }) => bank_name },
  { head: '地址', cell: ({ address }) => address },
  { head: '说明', cell: ({ note }) => note },
  {
    head: '状态',
    cell: ({ is_open }) => (is_open === 1 ? <Tag tone="success">可预约</Tag> : <Tag>已暂停</Tag>),
    tight: true,
  },
]

export default function DeskBanksPage({ loaderData: found }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Bank>()
  const columns: Column<Bank>[] = [
    ...facts,
    { head: '操作', bare: true, cell: (row) => <Acts row={row} onEdit={() => form.edit(row)} onDone={revalidate} /> },
  ]
  return (
    <DeskFrame
      note="暂停以后患者不能再约这家，已经约好的不变。"
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to="/desk/bank-visits">
            返回预约
          </ButtonLink>
          <AddButton onClick={form.add}>新增银行</AddButton>
        </>
      }
    >
      <Table
        label="预约银行"
        columns={columns}
        rows={found.list}
        keyOf={({ bank_id }) => bank_id}
        empty={<Empty title="还没有银行" text="新增以后患者就能预约。" />}
      />
      <PageLinks page={found.page} total={found.total_page_num} />
      {form.show((bank, ends) => (
        <BankForm bank={bank} {...ends} />
      ))}
    </DeskFrame>
  )
}

interface BankFormProps {
  bank: Bank | undefined
  onClose: () => void
  onSaved: () => void
}

const BankForm = ({ bank, onClose, onSaved }: BankFormProps) => (
  <EditForm
    title={bank ? '修改银行' : '新增银行'}
    action="保存"
    edited={bank}
    save={(form, send) => {
      const written = readForm(deskBankAdd, form, { bank_name: 'text', address: 'text', note: 'text' })
      return bank ? send(deskBankChange, { ...written, bank_id: bank.bank_id }) : send(deskBankAdd, written)
    }}
    said={() => '已保存'}
    onSaved={onSaved}
    onClose={onClose}
  >
    <Field label="银行和网点" name="bank_name" maxLength={MOST.bank} defaultValue={bank?.bank_name} required />
    <Field label="地址" name="address" maxLength={MOST.address} defaultValue={bank?.address} required />
    <Field
      label="说明"
      name="note"
      maxLength={MOST.note}
      placeholder="例如：办社保卡请带身份证"
      defaultValue={bank?.note}
    />
  </EditForm>
)

interface ActsProps {
  row: Bank
  onEdit: () => void
  onDone: () => void
}

function Acts({ row: { bank_id, is_open }, onEdit, onDone }: ActsProps) {
  const isOpen = is_open === 1
  return (
    <RowActs onEdit={onEdit}>
      <ActButton
        call={deskBankSwitch}
        input={{ bank_id, is_open: isOpen ? 0 : 1 }}
        kind="text"
        said={() => (isOpen ? '已暂停' : '已恢复')}
        onDone={onDone}
      >
        {isOpen ? '暂停' : '恢复'}
      </ActButton>
    </RowActs>
  )
}
