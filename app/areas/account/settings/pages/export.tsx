import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { saveFile } from '#kit/ui/save-file.ts'
import { toast } from '#kit/ui/toast.ts'
import { behindGate } from '#kit/wire/load.ts'
import { exportAccount } from '../contract.ts'
import { OwnPart } from '../parts/own-part.tsx'
import { documentOf } from '../rules/document.ts'
import { readableParts } from '../rules/readable.ts'
import type { Route } from './+types/export'

export { handle } from 'virtual:rows/account-export'

export const clientLoader = behindGate(async ({ callApi }) => {
  const file = await callApi(exportAccount, {})
  return { file, parts: readableParts(file.parts) }
})

/** All that is stored about who is signed in: to read, to keep and print, and as data for programs. */
export default function ExportPage({ loaderData: { file, parts } }: Route.ComponentProps) {
  const { made_at: madeAt, left_out: leftOut, file_name: name, mime_type: type } = file
  const save = (what: { name: string; type: string; text: string }) => {
    saveFile(what)
    toast('已保存到下载')
  }
  const saveDocument = () =>
    save({
      name: name.replace(/\.json$/, '.html'),
      type: 'text/html;charset=utf-8',
      text: documentOf({ madeAt, parts, leftOut }),
    })
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        <Card title="平台保存的关于您的内容">
          <Facts
            facts={[
              { name: '整理时间', value: madeAt.slice(0, 16) },
              { name: '有内容的', value: `${parts.length} 类` },
            ]}
          />
          <p className="pt-8 text-14 text-ink-2">编号、图片地址这些只有软件看得懂的，都在“原始数据”里。</p>
        </Card>
        {parts.map((part) => (
          <OwnPart key={part.title} part={part} />
        ))}
        <Card>
          <Disclosure title={`没有放进来的（${leftOut.length}）`}>
            <dl className="space-y-8">
              {leftOut.map(({ title, why }) => (
                <div key={title}>
                  <dt className="text-ink">{title}</dt>
                  <dd>{why}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </Card>
      </div>
      <div className="grow" />
      <BottomAction note="里面有您的隐私，请妥善保存">
        <Button kind="secondary" onClick={() => save({ name, type, text: JSON.stringify(file, null, 2) })}>
          原始数据
        </Button>
        <Button onClick={saveDocument}>保存成文件</Button>
      </BottomAction>
    </Frame>
  )
}
