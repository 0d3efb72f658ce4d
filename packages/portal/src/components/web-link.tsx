const WEB = /^https?:\/\//i;

/** A link to an external page. Anything but a web URL stays plain text. */
export const WebLink = ({ url, text = url }: { url: string; text?: string }) =>
  WEB.test(url) ? (
    <a className="foreign" href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : (
    <span className="foreign">{text}</span>
  );
