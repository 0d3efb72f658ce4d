import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelOf, type InstallSites } from './channel.ts';

const page = 'https://www.shop.example/offer';
const nothingElse: InstallSites = { origins: [], excludedHosts: [] };

/** The channel of a visit to the shop with this referrer and source tag. */
const from = (referrer: string | null, source: string | null = null, own = nothingElse) =>
  channelOf({ page, source, referrer }, own);
const tagged = (source: string) => from(null, source);

describe('the channel of a referrer', () => {
  it.each([
    ['https://chatgpt.com/', 'ai:chatgpt'],
    ['https://chat.openai.com/c/1', 'ai:chatgpt'],
    ['https://gemini.google.com/app', 'ai:gemini'],
    ['https://www.perplexity.ai/search/1', 'ai:perplexity'],
    ['https://copilot.microsoft.com/', 'ai:copilot'],
    ['https://edgeservices.bing.com/edgesvc/chat', 'ai:copilot'],
    ['https://claude.ai/chat/1', 'ai:claude'],
    ['https://grok.com/', 'ai:grok'],
    ['https://chat.deepseek.com/', 'ai:deepseek'],
    ['https://www.meta.ai/', 'ai:meta-ai'],
    ['https://chat.mistral.ai/chat', 'ai:mistral'],
    ['https://you.com/search', 'ai:you'],
    ['https://duck.ai/', 'ai:duckai'],
    ['https://poe.com/', 'ai:poe'],
    ['https://www.phind.com/', 'ai:phind'],
    ['https://www.kimi.com/', 'ai:kimi'],
    ['https://chat.qwen.ai/', 'ai:qwen'],
  ])('%s is %s', (referrer, channel) => {
    expect(from(referrer)).toBe(channel);
  });

  it.each([
    'https://www.google.com/',
    'https://google.com/',
    'https://www.google.de/',
    'https://www.google.co.uk/',
    'https://google.com.au/',
    'https://www.google.co.jp/',
    'https://www.google.cat/',
    'https://www.bing.com/search',
    'https://cn.bing.com/',
    'https://search.yahoo.com/',
    'https://r.search.yahoo.com/',
    'https://de.search.yahoo.com/',
    'https://search.yahoo.co.jp/search',
    'https://duckduckgo.com/',
    'https://search.brave.com/search',
    'https://www.ecosia.org/search',
    'https://yandex.ru/search',
    'http://www.baidu.com/s',
  ])('%s is search', (referrer) => {
    expect(from(referrer)).toBe('search');
  });

  it.each([
    'https://www.facebook.com/',
    'https://l.facebook.com/l.php',
    'https://t.co/abc',
    'https://x.com/',
    'https://out.reddit.com/',
    'https://www.youtube.com/watch',
    'https://www.linkedin.com/feed',
    'https://news.ycombinator.com/item',
  ])('%s is social', (referrer) => {
    expect(from(referrer)).toBe('social');
  });

  it.each([
    // Other services of search companies.
    'https://docs.google.com/document',
    'https://mail.google.com/mail',
    'https://sites.google.com/',
    'https://mail.yahoo.com/',
    'https://brave.com/',
    // Hosts that only resemble a listed one.
    'https://evil-chatgpt.com/',
    'https://chatgpt.com.evil.com/',
    'https://chatgpt.com.evil.example/https://chatgpt.com/',
    'https://notx.com/',
    'https://netflix.com/',
    'https://google.com.evil.com/',
    'https://wwwgoogle.com/',
    'https://google.evil.com/',
    'https://evilgoogle.com/',
    'https://mypaypal.com/',
    'https://blog.example.org/best-shops?via=chatgpt.com#google.com',
    'http://192.0.2.1/',
    'http://[2001:db8::1]/',
  ])('%s is referral', (referrer) => {
    expect(from(referrer)).toBe('referral');
  });

  it.each([
    null,
    '',
    'not a URL',
    'chatgpt.com',
    '//chatgpt.com/',
    'https://',
    'about:blank',
    'data:text/html,chatgpt.com',
    'javascript:location="https://chatgpt.com"',
    'mailto:jane@blog.example',
    'android-app://com.example.app',
    'xhttps://chatgpt.com/',
    'file:///tmp/page.html',
  ])('%j, which is not a web page, is direct', (referrer) => {
    expect(from(referrer)).toBe('direct');
  });

  it.each(['https://ChatGPT.com/', 'https://chatgpt.com./', 'https://user@chatgpt.com:8443/'])(
    '%s is read as its host',
    (referrer) => {
      expect(from(referrer)).toBe('ai:chatgpt');
    },
  );
});

describe('a referrer from the same site', () => {
  it.each([
    'https://www.shop.example/',
    'https://shop.example/',
    'http://blog.shop.example/post',
    'https://a.b.shop.example:8443/',
    'https://SHOP.example./',
  ])('%s is direct', (referrer) => {
    expect(from(referrer)).toBe('direct');
  });

  it.each(['https://myshop.example/', 'https://shop.example.org/', 'https://example/'])('is not %s', (referrer) => {
    expect(from(referrer)).toBe('referral');
  });

  it.each([
    ['https://shop.co.uk/', 'https://blog.shop.co.uk/', 'direct'],
    ['https://shop.co.uk/', 'https://other.co.uk/', 'referral'],
    ['https://jane.github.io/', 'https://john.github.io/', 'referral'],
    ['https://shop.com.au/', 'https://www.google.com.au/', 'search'],
    ['http://localhost:3000/', 'http://localhost:4000/', 'direct'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1/', 'direct'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.2/', 'referral'],
    ['https://bücher.example/', 'https://www.xn--bcher-kva.example/', 'direct'],
  ])('on %s, %s is %s', (visited, referrer, channel) => {
    expect(channelOf({ page: visited, source: null, referrer }, nothingElse)).toBe(channel);
  });

  it('may be on any origin of the install, or below it', () => {
    const own = { origins: ['https://booking.example', 'https://shop.other.example'], excludedHosts: [] };
    for (const referrer of ['https://booking.example/', 'https://eu.booking.example/', 'http://shop.other.example/']) {
      expect(from(referrer, null, own)).toBe('direct');
    }
    for (const referrer of ['https://other.example/', 'https://mybooking.example/', 'https://booking.example.org/']) {
      expect(from(referrer, null, own)).toBe('referral');
    }
  });
});

describe('a page that only redirects visitors', () => {
  it.each([
    'https://www.paypal.com/checkoutnow',
    'https://checkout.stripe.com/c/pay',
    'https://pay.google.com/',
    'https://accounts.google.com/signin',
    'https://login.microsoftonline.com/common',
    'https://tenant.eu.auth0.com/u/login',
    'https://access.line.me/dialog',
    'https://appleid.apple.com/auth',
  ])('%s is direct', (referrer) => {
    expect(from(referrer)).toBe('direct');
    expect(from(referrer, 'newsletter')).toBe('direct');
  });

  it('may also be configured by the install', () => {
    const own = { origins: [], excludedHosts: ['bank.example'] };
    expect(from('https://3ds.bank.example/', null, own)).toBe('direct');
    expect(from('https://mybank.example/', null, own)).toBe('referral');
  });
});

describe('the channel of a source tag', () => {
  it.each([
    ['chatgpt.com', 'ai:chatgpt'],
    ['ChatGPT', 'ai:chatgpt'],
    [' chatgpt.com ', 'ai:chatgpt'],
    ['openai', 'ai:chatgpt'],
    ['perplexity', 'ai:perplexity'],
    ['www.perplexity.ai', 'ai:perplexity'],
    ['copilot.com', 'ai:copilot'],
    ['gemini.google.com', 'ai:gemini'],
    ['google', 'search'],
    ['google.com', 'search'],
    ['bing.com', 'search'],
    ['facebook', 'social'],
    ['lm.facebook.com', 'social'],
    ['newsletter', 'referral'],
    ['evil-chatgpt.com', 'referral'],
    ['chatgpt.com.evil.com', 'referral'],
    ['bing.www.com', 'referral'],
    ['constructor', 'referral'],
    ['https://chatgpt.com/', 'referral'],
    ['', 'direct'],
    ['  ', 'direct'],
  ])('%j is %s', (source, channel) => {
    expect(tagged(source)).toBe(channel);
  });

  it('takes precedence over any referrer if it is known', () => {
    for (const referrer of ['https://www.google.com/', 'https://shop.example/', 'https://www.paypal.com/', 'junk']) {
      expect(from(referrer, 'chatgpt.com')).toBe('ai:chatgpt');
    }
  });

  it('yields to an external or same-site referrer if it is unknown', () => {
    expect(from('https://www.google.com/', 'spring-sale')).toBe('search');
    expect(from('https://blog.example.org/', 'spring-sale')).toBe('referral');
    expect(from('https://shop.example/', 'spring-sale')).toBe('direct');
    expect(from('about:blank', 'spring-sale')).toBe('referral');
  });
});

describe('any visit', () => {
  it('has a channel', () => {
    const anyText = fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' }), fc.constant(null));
    fc.assert(
      fc.property(anyText, anyText, (source, referrer) => {
        expect(from(referrer, source)).toMatch(/^(?:ai:[a-z-]+|search|social|referral|direct)$/);
      }),
    );
  });
});
