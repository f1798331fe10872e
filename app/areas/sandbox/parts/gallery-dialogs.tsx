import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Cell } from '#kit/ui/cell.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { giftToast } from '#kit/ui/gift-toast.ts'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'

/** What opens over the page. */
export function GalleryDialogs() {
  const [open, setOpen] = useState<'ask' | 'input' | 'sheet'>()
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-12">
      <Button kind="secondary" size="small" onClick={() => setOpen('ask')}>
        对话框
      </Button>
      <Button kind="secondary" size="small" onClick={() => setOpen('input')}>
        输入框
      </Button>
      <Button kind="secondary" size="small" onClick={() => setOpen('sheet')}>
        底部弹层
      </Button>
      <Button
        kind="secondary"
        size="small"
        onClick={() => toast('已收藏', { link: { text: '查看', to: '/sandbox/gallery' } })}
      >
        提示
      </Button>
      <Button
        kind="secondary"
        size="small"
        onClick={() => giftToast('送出一束花，谢谢您', '/pictures/placeholder/product.svg')}
      >
        礼物
      </Button>
      <Dialog open={open === 'ask'} title="取消这次预约？" danger onCancel={close} onConfirm={close}>
        取消后号源会让给别人，费用原路退回。
      </Dialog>
      <Dialog
        open={open === 'input'}
        title="添加备注"
        input={{ label: '备注', placeholder: '最多 20 个字' }}
        onCancel={close}
        onConfirm={(text) => {
          close()
          toast(text || '没有填写')
        }}
      />
      <Sheet
        open={open === 'sheet'}
        title="选择就诊人"
        onClose={close}
        action={
          <Button wide onClick={close}>
            确定
          </Button>
        }
      >
        <div className="-mx-16 divide-y divide-line">
          <Cell title="本人" note="已实名" onClick={close} />
          <Cell title="母亲" note="66 岁" onClick={close} />
          <Cell title="孩子" note="6 岁" onClick={close} />
        </div>
      </Sheet>
    </div>
  )
}
