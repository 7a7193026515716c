import {launch} from "./lib/chromium.mjs"; import {serve} from "./lib/server.mjs"; import {Game,chooser} from "./lib/game.mjs"; import {createServer} from "node:http";
const G=globalThis; G.site=await serve(); G.b=await launch(); G.Game=Game; G.chooser=chooser; G.log=[];
const sizes={p390:[390,844,1],p320:[320,568,1],t820:[820,1180,1],l844:[844,390,1],d1024:[1024,768,0],d1440:[1440,900,0]};
G.open=async(size="p390",{path="",storage,...o}={})=>{ if(G.c) await G.c.close(); const [w,h,t]=sizes[size];
 const ls=storage?Object.entries(storage).map(([name,value])=>({name,value:typeof value==="string"?value:JSON.stringify(value)})):[];
 G.c=await G.b.newContext({viewport:{width:w,height:h},...(t?{hasTouch:true,isMobile:true}:{}),storageState:{cookies:[],origins:[{origin:site.origin,localStorage:ls}]},...o}); G.c.setDefaultTimeout(8000);
 G.p=await G.c.newPage(); p.on("console",m=>m.type()!="log"&&G.log.push(m.type()+" "+m.text())); p.on("pageerror",e=>G.log.push("ERR "+e.message));
 await p.goto(site.url+path); await p.waitForSelector("html[data-started]"); G.g=new Game(p); await p.waitForTimeout(1200); };
G.shot=async(n)=>{await p.screenshot({path:`/tmp/zz/${n}.png`});};
G.wait=(ms)=>p.waitForTimeout(ms);
G.text=(sel="body")=>p.evaluate(s=>document.querySelector(s).innerText,sel);
G.tap=(sel)=>p.locator(sel).filter({visible:true}).first()[p.context()._options?.hasTouch?"tap":"click"]();
// hint play: click hint then type the arrow? play by reading hint arrow
createServer((q,r)=>{let s="";q.on("data",d=>s+=d);q.on("end",async()=>{ try{ const out=[]; G.print=(...a)=>out.push(a.map(x=>typeof x==="string"?x:JSON.stringify(x)).join(" ")); await (Object.getPrototypeOf(async function(){}).constructor(s))(); if(G.log.length) out.push("LOG: "+[...new Set(G.log)].slice(0,8).join("\n")); G.log.length=0; r.end(out.join("\n")+"\n"); }catch(e){ r.end("EXC "+(e.stack||e).toString().slice(0,1200)+"\n"); } });}).listen(9777,"127.0.0.1");
console.log("ready");
