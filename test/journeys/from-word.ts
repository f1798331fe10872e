/**
 * What Word puts on the clipboard, shortened: its styles and conditional comments, a title, headings of two ranks, a list that is
 * paragraphs, numbered ones, a table with a cell over two columns, a picture on the writer's disk, and what should never run.
 */
export const FROM_WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:DengXian;} @list l0 {mso-list-id:1;} --></style>
<script>window.wordRan = true</script></head>
<body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
<h1 style='mso-outline-level:1'><span style='font-family:DengXian'>在家量血压</span><span lang=EN-US><o:p></o:p></span></h1>
<p class=MsoNormal style='text-indent:21.0pt'><b><span style='color:red'>坐五分钟</span></b>再量，<a href="javascript:window.wordRan=true" onclick="window.wordRan=true">不要说话</a>。<o:p></o:p></p>
<h3>准备什么</h3>
<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings;mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>上臂式血压计<o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings;mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>纸和笔<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>袖带绑在肘上两指</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>量两次，取平均</p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0'><th width=200 style='padding:0cm 5.4pt'><p class=MsoNormal>时间</p></th><th><p class=MsoNormal>血压</p></th></tr>
<tr><td><p class=MsoNormal>早上<o:p></o:p></p></td><td><p class=MsoNormal>128/82</p></td></tr>
<tr><td colspan=2 onmouseover="window.wordRan=true"><p class=MsoNormal>晚上没量</p></td></tr>
</table>
<blockquote><p>血压是一条线，不是一个点。</p></blockquote>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="p"><v:imagedata src="file:///C:/Users/a/clip_image001.png"/></v:shape><![endif]--><img width=10 src="file:///C:/Users/a/AppData/Local/Temp/clip_image001.png"><img src="https://tracker.example/x.gif" onerror="window.wordRan=true"></p>
<!--EndFragment--></body></html>`

/** The pieces that it is, and nothing else of it. */
export const piecesFromWord = [
  { type: 'heading', text: '在家量血压' },
  { type: 'paragraph', text: '坐五分钟再量，不要说话。' },
  { type: 'heading', text: '准备什么' },
  { type: 'list', items: ['上臂式血压计', '纸和笔'] },
  { type: 'steps', items: ['袖带绑在肘上两指', '量两次，取平均'] },
  {
    type: 'table',
    head: ['时间', '血压'],
    rows: [
      ['早上', '128/82'],
      ['晚上没量', ''],
    ],
  },
  { type: 'quote', text: '血压是一条线，不是一个点。' },
]
