import { DownloadIcon } from 'lucide-react'
import { Cell } from '#kit/ui/cell.tsx'
import { saveFile } from '#kit/ui/save-file.ts'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { exportAccount } from '../contract.ts'

/** All that is stored about who is signed in, as a file on their phone. */
export function ExportCell() {
  const fetch = useAct(exportAccount)
  const save = async () => {
    const file = await fetch.run({})
    if (!file) return
    saveFile({ name: file.file_name, type: file.mime_type, text: JSON.stringify(file, null, 2) })
    toast('已保存到下载')
  }
  return (
    <>
      <Cell
        start={<DownloadIcon />}
        title="下载我的资料"
        note="平台保存的关于您的全部内容，一个文件"
        value={fetch.busy && '正在整理…'}
        onClick={save}
      />
      {fetch.error && (
        <p role="alert" className="px-16 py-8 text-12 text-danger">
          {fetch.error.words}
        </p>
      )}
    </>
  )
}
