import { DownloadIcon } from 'lucide-react'
import { useState } from 'react'
import { FileField, FilesField } from '#app/desk-shell/file-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { saveFile, typeOfFile } from '#kit/ui/save-file.ts'
import { Select } from '#kit/ui/select.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskImportKinds, deskImportTemplate } from '../contract.ts'
import { MOST_BYTES, MOST_PICTURES } from '../rules.ts'
import { useUpload } from './use-upload.ts'

type Kinds = CallOutput<typeof deskImportKinds>

/** Chooses what is brought and the file of it. */
export function BringForm({ kinds: { list, hospital_code } }: { kinds: Kinds }) {
  const [chosen, setChosen] = useState(list[0]?.kind ?? '')
  const [file, setFile] = useState<File>()
  const [pictures, setPictures] = useState<readonly File[]>([])
  const [isStrict, setStrict] = useState(false)
  const { upload, busy, percent, error } = useUpload()
  const kind = list.find((one) => one.kind === chosen)
  const place = kind?.columns.find(({ is_picture }) => is_picture === 1)
  return (
    <form
      className="grid gap-16 wide:max-w-640"
      onSubmit={(event) => {
        event.preventDefault()
        if (file) void upload({ kind: chosen, file, pictures: place ? pictures : [], isStrict })
      }}
    >
      <Select
        label="导入什么"
        name="kind"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={list.map(({ kind: value, name }) => ({ value, text: name }))}
      />
      {kind && <Columns kind={kind} code={hospital_code} />}
      <FileField
        label="文件"
        accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain"
        hint={`Excel 工作簿（.xlsx，只读第一张工作表）或 CSV 文件，不超过 ${MOST_BYTES / 1_000_000} MB`}
        file={file}
        onChange={setFile}
      />
      {place && (
        <FilesField
          label={place.title}
          accept="image/jpeg,image/png,image/webp,image/gif"
          hint={`不是必须。“${place.title}”一列里写图片的文件名，比如 岑望舒.jpg，图片在这里一次选好，最多 ${MOST_PICTURES} 张`}
          files={pictures}
          onChange={setPictures}
        />
      )}
      <Checkbox checked={isStrict} onChange={(event) => setStrict(event.target.checked)}>
        有一行有误就整份不导入
      </Checkbox>
      {percent !== undefined && (
        <progress
          aria-label="上传进度"
          value={percent}
          max={100}
          className="block h-8 w-full overflow-hidden rounded-full accent-accent"
        />
      )}
      <div role="alert">{error && <Notice tone="danger">{error}</Notice>}</div>
      <Button wide type="submit" disabled={!file} busy={busy}>
        上传并检查
      </Button>
    </form>
  )
}

/** What the file of a kind has, and an empty one to fill. */
function Columns({ kind, code }: { kind: Kinds['list'][number]; code: string }) {
  const template = useAct(deskImportTemplate)
  const fetchIt = async () => {
    const made = await template.run({ kind: kind.kind })
    if (made) saveFile({ name: made.file_name, type: typeOfFile(made.file_name), text: made.text })
  }
  const [needed, others] = [
    kind.columns.filter((one) => one.needed === 1),
    kind.columns.filter((one) => one.needed === 0),
  ]
  return (
    <div className="space-y-4">
      <Button kind="secondary" size="small" busy={template.busy} onClick={fetchIt}>
        <DownloadIcon />
        下载{kind.name}模板
      </Button>
      <Disclosure title="这份文件有哪些列">
        <p>必须有：{needed.map(({ title }) => title).join('、')}</p>
        <p>可以有：{others.map(({ title }) => title).join('、')}</p>
        {code && <p>本院的医院编码是 {code}，可以不写。</p>}
        <p>列的先后不限，也可以用英文列名。“疾病”“俗称”“图片”这样的多个值用 | 隔开。</p>
      </Disclosure>
    </div>
  )
}
