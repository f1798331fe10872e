import { FileJsonIcon, FileTextIcon, PrinterIcon, Share2Icon } from 'lucide-react'
import { sharesAddress } from '#app/areas/records/sharing/cards/share-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { PaperView } from '../cards/paper-view.tsx'
import { recordPaper } from '../contract.ts'
import type { Route } from './+types/paper'

export { handle } from 'virtual:rows/records-paper'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const record = readCode(query, 'record')
  return { record, paper: await callApi(recordPaper, { record }) }
})

export default function PaperPage({ loaderData: { record, paper } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="space-y-20 p-16 print:p-0">
        <PaperView paper={paper} />
        <div className="print:hidden">
          <CellGroup title="带走">
            <Cell
              start={<Share2Icon />}
              title="分享给医生或家人"
              note="对方用分享码看，谁看过您都知道"
              to={sharesAddress(record)}
            />
            <Cell
              start={<FileTextIcon />}
              title="打开 PDF"
              note="一小时内有效，不要转给不相干的人"
              href={paper.pdf_url}
            />
            <Cell start={<PrinterIcon />} title="打印这一页" onClick={() => window.print()} />
            <Cell
              start={<FileJsonIcon />}
              title="给别家医院系统用的文件"
              note="FHIR R4 格式，对方的系统能直接读"
              href={paper.fhir_url}
            />
          </CellGroup>
        </div>
      </div>
    </Frame>
  )
}
