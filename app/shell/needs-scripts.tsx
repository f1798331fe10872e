/** Where a page can do nothing without scripts: says what is needed, to whom has none. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="m-16 rounded-12 bg-warning-tint p-16 text-16 text-warning">
        这一步需要
        JavaScript：登录、预约、付款都靠它。请在浏览器的设置里打开，再刷新这个页面。查医院、看医生和文章不用打开。
      </p>
    </noscript>
  )
}
