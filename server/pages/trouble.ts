/** The page of a failure. It stands alone, so that it works whatever is broken. */
export const troublePage = (traceid: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>页面暂时打不开</title></head><body><main>
<h1>页面暂时打不开</h1>
<p>是我们这边出了问题，您的信息没有丢失。请稍后再试。</p>
<p><a href="">重新加载</a> · <a href="/">回到首页</a></p>
<p>问题编号 <code>${traceid}</code>，联系客服时请告诉我们这个编号。</p>
</main></body></html>
`
