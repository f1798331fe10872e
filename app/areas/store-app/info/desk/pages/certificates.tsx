import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { RowActs } from '#app/desk-shell/row-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { certificateSorts } from '../../rules.ts'
import { deskStoreCertificateRemove, deskStoreCertificates, deskStoreCertificatesExport } from '../contract.ts'
import { CertificateForm } from '../parts/certificate-form.tsx'
import type { Route } from './+types/certificates'

export { handle } from 'virtual:rows/desk-store-certificates'

const view = listView({
  call: deskStoreCertificates,
  file: deskStoreCertificatesExport,
  noun: '证照',
  search: '搜证照、证号或发证机关',
  sorts: certificateSorts,
  filters: {},
})
export const clientLoader = behindStaffGate(loadList(view))
type Row = CallOutput<typeof deskStoreCertificates>['list'][number]

const tones = { good: 'success', soon: 'warning', over: 'danger', early: 'plain' } as const

const columns: Column<Row>[] = [
  { head: '证照', cell: ({ name }) => name, sort: 'name' },
  { head: '证号', cell: ({ number }) => <span className="break-all">{number}</span> },
  { head: '发证机关', cell: ({ issuer }) => issuer },
  { head: '到期', cell: ({ end_date }) => end_date || '长期', tight: true, sort: 'until' },
  { head: '状态', cell: ({ state, state_desc }) => <Tag tone={tones[state]}>{state_desc}</Tag>, tight: true },
  { head: '操作', bare: true, cell: (row) => <Acts row={row} />, tight: true },
]

function Acts({ row }: { row: Row }) {
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowActs onEdit={() => setOpen(true)}>
        <ActButton
          call={deskStoreCertificateRemove}
          input={{ certificate_id: row.certificate_id }}
          kind="text"
          confirm={{ title: '删除这张证照？', text: `“${row.name}”不再显示给门店员工。`, yes: '删除', danger: true }}
          said={() => '已删除'}
          onDone={revalidate}
        >
          删除
        </ActButton>
      </RowActs>
      {isOpen && (
        <CertificateForm
          row={row}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            revalidate()
          }}
        />
      )}
    </>
  )
}

export default function DeskStoreCertificatesPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  return (
    <DeskFrame
      note="门店员工在门店 App 里看得到这些证照；到期前 60 天提醒。"
      aside={
        <Button size="small" onClick={() => setOpen(true)}>
          <PlusIcon />
          登记证照
        </Button>
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="门店证照"
        columns={columns}
        keyOf={({ certificate_id }) => certificate_id}
        empty={<Empty drawing="list" title="还没有证照" text="登记营业执照、医疗机构执业许可证等。" />}
      />
      {isOpen && (
        <CertificateForm
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}
